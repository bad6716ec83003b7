import ScreenKit
import SonosBridge
import Synchronization
import Testing

@Suite("Enumerating all tracks")
struct EnumerationTests {
    private func fixture(_ screen: String) -> Fixture {
        Fixture(change: { $0.roots = [SonosRoot(screen: screen, title: ["en": "All"])] })
    }

    private let recursive = [("id", "root"), ("index", "0"), ("count", "10"), ("recursive", "true")]

    @Test(arguments: ["cases/half", "cases/failed"])
    func aSectionThatFailedIsNoShorterList(_ screen: String) async {
        #expect(await fixture(screen).fault("getMetadata", recursive) == .serviceUnavailable)
    }

    @Test func aFailedSectionWithinACollectionIsNotRemembered() async throws {
        let fixture = fixture("cases/lists")
        for _ in 0..<2 {
            _ = fixture.screens.takeWindows()
            #expect(try await fixture.list("root", 0, 10, recursive: true).total == TestScreens.gapsTotal + 2)
            // The screen, both collections, and the page.
            #expect(fixture.screens.takeWindows() == [0, 0, 0, 10])
        }
    }

    @Test func aListThatChangesMeanwhileIsNotRemembered() async throws {
        let fixture = fixture("cases/slow")
        fixture.screens.onRender.withLock { $0 = { screens in screens.catalog.withLock { $0 += "+" } } }
        _ = try await fixture.list("root", 0, 1, recursive: true)
        fixture.screens.onRender.withLock { $0 = nil }
        _ = fixture.screens.takeWindows()
        _ = try await fixture.list("root", 0, 1, recursive: true)
        #expect(fixture.screens.takeWindows().count > 20, "counted again")
        _ = try await fixture.list("root", 0, 1, recursive: true)
        #expect(fixture.screens.takeWindows().count == 1, "known by now")
    }

    @Test func collectionsAreRenderedAFewAtATimeAndStayInOrder() async throws {
        let fixture = fixture("cases/slow")
        let page = try await fixture.list("root", 0, 100, recursive: true)
        #expect(page.titles == (0..<20).map { "Track slow\($0)" })
        let most = fixture.screens.concurrent.withLock { $0.most }
        #expect((2...8).contains(most), "\(most) at once")
    }

    @Test func whoHasNoPlaylistsHasNothingToEnumerate() async throws {
        let fixture = Fixture()
        fixture.screens.hasPlaylists.withLock { $0 = false }
        for isRecursive in [true, false] {
            let list = try await fixture.list("playlists", 0, 10, recursive: isRecursive)
            #expect(list.total == 0 && list.count == 0)
        }
    }

    @Test func aSectionHoldsAsManyAsItsScreenSays() async throws {
        let fixture = fixture("cases/buttons")
        let sections = try await fixture.list("root")
        for section in sections.items {
            let total = try #require(Int(section.child("total")?.text ?? ""))
            #expect(try await fixture.list(try #require(section.child("id")?.text)).total == total)
        }
    }
}
