import NIOCore
import ScreenKit
import SonosBridge
import Synchronization
import Testing

@Suite("Operations")
struct OperationTests {
    private let fixture = Fixture()

    @Test func everyOperationIsAnswered() async throws {
        fixture.backend.link.withLock { $0 = .linked(DeviceAuthToken(token: "t", privateKey: "k")) }
        let calls = try await fixture.callsOfEveryOperation()
        #expect(calls.count == SonosOperation.allCases.count)
        for operation in SonosOperation.allCases {
            let response = await fixture.answer(operation.rawValue, calls[operation] ?? [])
            #expect(SchemaCheck.problem(with: response.body) == nil, "\(operation)")
            if operation == .getSessionId {
                #expect(response.fault?.code == .authTokenExpired)
                #expect(response.status == 500)
            } else {
                #expect(response.fault == nil, "\(operation): \(String(describing: response.fault))")
                #expect(response.status == 200)
                let body = try XMLReader(limits: .answers).read(response.body.readableBytesView).child("Body")
                #expect(body?.children.first?.name == "\(operation.rawValue)Response")
            }
        }
    }

    @Test func everyOperationButLinkingNeedsAToken() async throws {
        let calls = try await fixture.callsOfEveryOperation()
        let open: Set<SonosOperation> = [.getAppLink, .getDeviceLinkCode, .getDeviceAuthToken, .getSessionId, .refreshAuthToken]
        for operation in SonosOperation.allCases where !open.contains(operation) {
            #expect(await fixture.fault(operation.rawValue, calls[operation] ?? [], token: nil) == .loginUnsupported, "\(operation)")
            #expect(await fixture.fault(operation.rawValue, calls[operation] ?? [], token: "bad") == .authTokenExpired, "\(operation)")
        }
        #expect(await fixture.fault("refreshAuthToken", token: "bad") == .authTokenExpired)
        #expect(await fixture.fault("refreshAuthToken", token: nil) == .authTokenExpired)
    }

    @Test func operationsWithoutArgumentsThatTheyNeedAreFaults() async throws {
        let empty: Set<SonosOperation> = [.getUserInfo, .getLastUpdate, .refreshAuthToken]
        for operation in SonosOperation.allCases where !empty.contains(operation) {
            #expect(await fixture.fault(operation.rawValue) == .client, "\(operation)")
        }
    }

    @Test func linkingGoesFromPendingToLinked() async throws {
        let arguments = [("householdId", "h1"), ("linkCode", "abc")]
        let pending = try await fixture.call("getDeviceAuthToken", arguments, token: nil)
        #expect(pending.child("faultcode")?.text == "Client.NOT_LINKED_RETRY")
        #expect(pending.child("detail")?.child("SonosError")?.text == "5")
        #expect(pending.child("detail")?.child("ExceptionInfo")?.text == "NOT_LINKED_RETRY")
        #expect(await fixture.fault("getDeviceAuthToken", [("householdId", "h1"), ("linkCode", "zzz")], token: nil) == .notLinkedFailure)
        #expect(await fixture.fault("getDeviceAuthToken", [("householdId", "h1")], token: nil) == .notLinkedFailure)
        fixture.backend.link.withLock { $0 = .linked(DeviceAuthToken(token: "t", privateKey: "k")) }
        let linked = try await fixture.call("getDeviceAuthToken", arguments, token: nil)
        #expect(linked.children.first?.child("privateKey")?.text == "k")
    }

    @Test func aStaleTokenComesWithAFreshOne() async throws {
        let fault = try await fixture.call("getLastUpdate", token: "stale")
        #expect(fault.child("faultcode")?.text == "Client.TokenRefreshRequired")
        let token = fault.child("detail")?.child("refreshAuthTokenResult")
        #expect(token?.child("authToken")?.text == "fresh")
        #expect(token?.child("userInfo")?.child("userIdHashCode")?.text == "abc")
    }

    @Test func anonymousPlayersBrowseWhereTheyMay() async throws {
        let open = Fixture(isAnonymousAllowed: true)
        #expect(await open.fault("getMetadata", [("id", "root"), ("index", "0"), ("count", "1")], token: nil) == nil)
        #expect(await open.fault("getUserInfo", token: nil) == .loginUnauthorized)
        #expect(await open.fault("deleteContainer", [("id", "x")], token: nil) == .loginUnauthorized)
    }

    @Test func favouritesAreIdempotentAndSeenAtOnce() async throws {
        let album = try await fixture.albumID()
        for _ in 0..<2 {
            #expect(try await fixture.call("createItem", [("favorite", album)]).children.first?.text == album)
        }
        #expect(fixture.screens.commands.withLock { $0.map(\.name) } == ["favorite"])
        let extended = try present(try await fixture.call("getExtendedMetadata", [("id", album)]).children.first)
        #expect(extended.child("mediaCollection")?.child("isFavorite")?.text == "true")
        #expect(extended.child("mediaCollection")?.child("id")?.text == album)
        let action = extended.child("relatedActions")?.child("action")
        #expect(action?.child("id")?.text == "unfavorite")
        #expect(action?.child("simpleHttpRequestAction")?.child("url")?.text == "https://music.example/sonos/unfavorite?id=\(album)")
        try await fixture.service.setFavorite(false, id: album, authorization: "Bearer good", language: "en")
        #expect(fixture.screens.favorites.withLock { $0.isEmpty })
        await #expect(throws: SOAPFault.self) {
            try await fixture.service.setFavorite(true, id: album, authorization: nil, language: "en")
        }
    }

    @Test func menusBecomeRelatedActions() async throws {
        let home = try await fixture.list("root").ids[0]
        let extended = try present(try await fixture.call("getExtendedMetadata", [("id", home)]).children.first)
        let actions = extended.child("relatedActions")?.children ?? []
        #expect(actions.map { $0.child("openUrlAction")?.child("url")?.text } == ["https://music.example/about"])
        #expect(extended.child("relatedText")?.child("id")?.text == home)
        let text = try await fixture.call("getExtendedMetadataText", [("id", home), ("type", "ALBUM_NOTES")]).children.first?.text
        #expect(text == "Welcome\n\nWords\nMore words")
        #expect(!extended.children.filter { $0.name == "relatedBrowse" }.isEmpty)
    }

    @Test func mediaURIsResume() async throws {
        let uri = try await fixture.call("getMediaURI", [("id", try await fixture.trackID())])
        #expect(uri.child("getMediaURIResult")?.text == "https://music.example/media/1-2?s=1&e=2")
        #expect(uri.child("positionInformation")?.child("offsetMillis")?.text == "5000")
        #expect(uri.child("uriTimeout")?.text == "300")
    }

    @Test func reportsAreKept() async throws {
        let track = try await fixture.trackID()
        _ = try await fixture.call("reportPlaySeconds", [("id", track), ("seconds", "5"), ("offsetMillis", "5100")])
        _ = try await fixture.call("reportPlayStatus", [("id", track), ("status", "paused")])
        #expect(fixture.backend.reports.withLock { $0 } == ["1-2 5 5100 -", "1-2 -1 -1 paused"])
    }

    @Test func playlistsAreEdited() async throws {
        let playlist = try await fixture.list("playlists").ids[0]
        let album = try await fixture.albumID()
        _ = try await fixture.call("addToContainer", [("id", album), ("parentId", playlist), ("index", "2"), ("updateId", "1")])
        _ = try await fixture.call("removeFromContainer", [("id", playlist), ("indices", "1,3-5"), ("updateId", "1")])
        #expect(fixture.backend.reports.withLock { $0 } == ["add 8 playlists/p1 2", "remove [1, 3, 4, 5]"])
        for indices in ["", ",", "1,1", "1-3,2", "3-1", "-1", "x", "0-99999999", "1--2"] {
            #expect(await fixture.fault("removeFromContainer", [("id", playlist), ("indices", indices), ("updateId", "1")]) == .client)
        }
        #expect(
            await fixture.fault("reorderContainer", [("id", playlist), ("from", "1"), ("to", "2"), ("updateId", "old")])
                == .serviceUnknownError)
        #expect(await fixture.fault("deleteContainer", [("id", album)]) == .serviceUnknownError)
    }
}
