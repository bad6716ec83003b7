import NIOCore
import ScreenKit
import SonosBridge
import Synchronization
import Testing

@Suite("Walks")
struct WalkTests {
    @Test func everythingThatIsListedCanBeOpenedAndPlayed() async throws {
        let fixture = Fixture(albums: 14)
        var open = ["root", "search", "playlists"]
        var seen: Set<String> = []
        var tracks = 0
        while let id = open.popLast() {
            guard seen.insert(id).inserted, seen.count < 200 else { continue }
            let page = await fixture.answer("getMetadata", [("id", id), ("index", "0"), ("count", "20")])
            // The fixture has one section that always fails, and categories can only be searched.
            guard page.fault == nil else {
                #expect(page.fault?.code == .serviceUnavailable || ["albums", "works"].contains(id), "\(id)")
                continue
            }
            let root = try XMLReader(limits: .answers).read(page.body.readableBytesView)
            for item in try Listing(try present(root.child("Body")?.children.first)).items {
                let child = try present(item.child("id")?.text)
                let extended = try await fixture.call("getExtendedMetadata", [("id", child)])
                #expect(extended.name == "getExtendedMetadataResponse" || item.child("title")?.text == "Failed", "\(child)")
                if item.name == "mediaCollection" {
                    open.append(child)
                } else if seen.insert(child).inserted {
                    tracks += 1
                    #expect(try await fixture.call("getMediaMetadata", [("id", child)]).name == "getMediaMetadataResponse")
                    #expect(try await fixture.call("getMediaURI", [("id", child)]).name == "getMediaURIResponse")
                }
            }
        }
        #expect(tracks > 14 * 5)
    }

    @Test func aLongListPagesFromItsSource() async throws {
        let fixture = Fixture(albums: 100_000)
        let newest = try await fixture.list(try await fixture.list("root").id("Home")).ids[1]
        let last = try await fixture.list(newest, 99_950, 100)
        #expect(last.count == 50)
        #expect(last.total == 100_000)
        #expect(Set(last.ids).count == 50)
    }

    @Test func anEmptyScreenIsAnEmptyList() async throws {
        let fixture = Fixture(change: { $0.roots = [SonosRoot(screen: "empty", title: ["en": "Empty"])] })
        #expect(try await fixture.list("root").total == 0)
    }

    @Test func aBrokenScreenIsAFaultThatSaysNothingOfTheInside() async throws {
        let fixture = Fixture(change: { $0.roots = [SonosRoot(screen: "broken", title: ["en": "Broken"])] })
        let response = await fixture.answer("getMetadata", [("id", "root"), ("index", "0"), ("count", "1")])
        #expect(response.fault == SOAPFault(.serviceUnknownError, "something went wrong"))
    }

    @Test func titlesComeInTheLanguageAskedFor() async throws {
        let fixture = Fixture()
        let envelope = Fixture.envelope("getMetadata", [("id", "root"), ("index", "0"), ("count", "1")], token: "good")
        let response = await fixture.service.answer(SonosRequest(body: ByteBuffer(string: envelope), language: "de"))
        #expect(String(buffer: response.body).contains("<title>Start</title>"))
    }
}
