import NIOCore
import ScreenKit
import SonosBridge
import Synchronization
import Testing

@Suite("What is refused")
struct RefusalTests {
    @Test func favouritesNeedAnAccount() async throws {
        let fixture = Fixture(isAnonymousAllowed: true)
        let album = try await fixture.albumID()
        #expect(await fixture.fault("createItem", [("favorite", album)], token: nil) == .loginUnauthorized)
        #expect(await fixture.fault("deleteItem", [("favorite", album)], token: nil) == .loginUnauthorized)
        #expect(fixture.screens.commands.withLock { $0.isEmpty })
    }

    @Test func aCommandThatChangesNothingIsAFault() async throws {
        let fixture = Fixture()
        let album = try await fixture.albumID()
        fixture.screens.ignoresCommands.withLock { $0 = true }
        #expect(await fixture.fault("createItem", [("favorite", album)]) == .serviceUnknownError)
        #expect(await fixture.fault("rateItem", [("id", try await fixture.trackID()), ("rating", "1")]) == .serviceUnknownError)
    }

    @Test func aStaleTokenWithoutItsKeyCountsAsTheListener() async {
        let login = "<loginToken><token>stale</token><householdId>h1</householdId></loginToken>"
        let envelope = """
            <Envelope><Header><credentials>\(login)</credentials></Header><Body><getUserInfo/></Body></Envelope>
            """
        let keyless = await fixtureAnswer(SonosRequest(body: ByteBuffer(string: envelope)))
        #expect(keyless.fault == nil)
        let bearer = SonosRequest(
            body: ByteBuffer(string: "<Envelope><Body><getUserInfo/></Body></Envelope>"), authorization: "Bearer stale")
        #expect(await fixtureAnswer(bearer).fault == nil)
        let refresh = envelope.replacing("getUserInfo", with: "refreshAuthToken")
        #expect(await fixtureAnswer(SonosRequest(body: ByteBuffer(string: refresh))).fault?.code == .authTokenExpired)
    }

    private func fixtureAnswer(_ request: SonosRequest) async -> SonosResponse { await Fixture().service.answer(request) }

    @Test func nothingIsAnsweredWhileSpeakersAreNotServed() async throws {
        let fixture = Fixture()
        let calls = try await fixture.callsOfEveryOperation()
        fixture.screens.available.withLock { $0 = false }
        for operation in SonosOperation.allCases {
            #expect(await fixture.fault(operation.rawValue, calls[operation] ?? []) == .serviceUnavailable, "\(operation)")
        }
        let unavailable = SOAPFault(.serviceUnavailable, "speakers are not served at present")
        await #expect(throws: unavailable) { try await fixture.service.links(screen: "home", authorization: "good", language: "en") }
        await #expect(throws: unavailable) {
            try await fixture.service.timePlayed(body: ByteBuffer(string: #"{"items":[]}"#), authorization: "good")
        }
        await #expect(throws: unavailable) {
            try await fixture.service.setFavorite(true, id: "x", authorization: "good", language: "en")
        }
    }
}
