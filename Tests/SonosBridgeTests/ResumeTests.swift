import ScreenKit
import SonosBridge
import Testing

@Suite("Resuming")
struct ResumeTests {
    private let fixture = Fixture(change: {
        $0.roots.append(SonosRoot(screen: "books/1", title: ["en": "Book"], kind: SonosKind(.audiobook)))
    })

    @Test func longTracksSayWhereTheListenerStopped() async throws {
        let id = try await fixture.trackID()
        let album = try await fixture.list(try await fixture.albumID())
        #expect(album.items[2].child("trackMetadata")?.child("canResume")?.text == "true")
        for operation in ["getMediaMetadata", "getExtendedMetadata"] {
            let result = try #require(try await fixture.call(operation, [("id", id)]).children.first)
            let position = (result.child("mediaMetadata") ?? result).child("positionInformation")
            #expect(position?.child("id")?.text == id, "\(operation)")
            #expect(position?.child("offsetMillis")?.text == "5000", "\(operation)")
        }
    }

    @Test func shortTracksStartAtTheirBeginning() async throws {
        let strict = Fixture(change: { $0.resumableDuration = nil })
        let id = try await strict.trackID()
        let metadata = try #require(try await strict.call("getMediaMetadata", [("id", id)]).children.first)
        #expect(metadata.child("positionInformation") == nil)
        #expect(metadata.child("trackMetadata")?.child("canResume") == nil)
        #expect(try await strict.call("getMediaURI", [("id", id)]).child("positionInformation") == nil)
    }

    @Test func audioBooksSayWhichChapter() async throws {
        let root = try await fixture.call("getMetadata", [("id", "root"), ("index", "0"), ("count", "9")])
        let id = try Listing(root).id("Book")
        let list = try await fixture.call("getMetadata", [("id", id), ("index", "0"), ("count", "9")])
        let position = list.children.first?.child("positionInformation")
        #expect(position?.child("id")?.text == (try Listing(list).ids[2]))
        #expect(position?.child("index")?.text == "2")
        #expect(position?.child("offsetMillis")?.text == "7000")
        let extended = try await fixture.call("getExtendedMetadata", [("id", id)])
        #expect(extended.children.first?.child("mediaCollection")?.child("canResume")?.text == "true")
    }
}
