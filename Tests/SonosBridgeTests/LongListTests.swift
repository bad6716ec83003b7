import NIOCore
import ScreenKit
import SonosBridge
import Synchronization
import Testing

@Suite("Long lists")
struct LongListTests {
    /// The texts between two marks.
    private func texts(_ document: String, _ name: String) -> [Substring] {
        document.split(separator: "<\(name)>").dropFirst().map { $0.prefix { $0 != "<" } }
    }

    @Test func aHundredThousandAlbumsPageWithoutOverlapEachFromItsWindow() async throws {
        let total = 100_000
        let fixture = Fixture(albums: total)
        let newest = try await fixture.list(try await fixture.list("root").id("Home")).ids[1]
        _ = fixture.screens.takeWindows()
        var seen: Set<Int> = []
        var largest = 0
        for index in stride(from: 0, to: total, by: 100) {
            let response = await fixture.answer("getMetadata", [("id", newest), ("index", "\(index)"), ("count", "100")])
            let body = String(buffer: response.body)
            largest = max(largest, response.body.readableBytes)
            try #require(texts(body, "index") == ["\(index)"] && texts(body, "count") == ["100"], "\(index)")
            // The first total is the list's.
            try #require(texts(body, "total").first == "\(total)")
            let numbers = texts(body, "title").compactMap { Int($0.dropFirst("Album &lt;".count).prefix { $0 != "&" }) }
            try #require(numbers == Array(index..<index + 100))
            for number in numbers { try #require(seen.insert(number).inserted) }
            try #require(fixture.screens.takeWindows() == [100])
        }
        #expect(seen.count == total)
        #expect(largest < 100_000, "an answer holds one page, whatever the length of the list")
    }

    /// CR200 controllers ask for 500; the contract allows for fewer, and the player goes on where the page ends.
    @Test func aPlayerThatAsksForMoreThanAPageGetsThereAllTheSame() async throws {
        let fixture = Fixture(albums: 450)
        let root = try await fixture.list("root")
        let newest = try await fixture.list(root.ids[0]).ids[1]
        var ids: [String] = []
        var counts: [Int] = []
        while true {
            let page = try await fixture.list(newest, ids.count, 500)
            #expect(page.index == ids.count && page.total == 450)
            guard page.count > 0 else { break }
            counts.append(page.count)
            ids += page.ids
        }
        #expect(counts == [200, 200, 50])
        #expect(Set(ids).count == 450)
        let search = try Listing(
            try await fixture.call("search", [("id", "albums"), ("term", "Album"), ("index", "0"), ("count", "500")]))
        #expect(search.count == 200 && search.total == 230)
    }

    @Test func aTrackIsFoundWhereItWasListed() async throws {
        let fixture = Fixture(change: { $0.roots = [SonosRoot(screen: "library", title: ["en": "All"])] })
        let ids = try await fixture.list("root", 9_000, 100).ids
        _ = fixture.screens.takeWindows()
        for operation in ["getMediaMetadata", "getMediaURI", "getExtendedMetadata", "rateItem"] {
            let rating = operation == "rateItem" ? [("rating", "1")] : []
            #expect(try await fixture.call(operation, [("id", ids[77])] + rating).name == "\(operation)Response")
            // What a rating has changed is looked at once more.
            #expect(fixture.screens.takeWindows() == (operation == "rateItem" ? [41, 41] : [41]), "\(operation)")
        }
        // A few tracks in front of it do not hide it, and its identifier stays.
        fixture.screens.libraryShift.withLock { $0 = 9 }
        #expect(await fixture.fault("getMediaMetadata", [("id", ids[77])]) == nil)
        #expect(fixture.screens.takeWindows() == [41])
        #expect(try await fixture.list("root", 9_009, 100).ids == ids)
    }

    @Test func aTrackThatHasMovedFarOrIsNotRememberedIsLookedForOnce() async throws {
        let fixture = Fixture(change: { $0.roots = [SonosRoot(screen: "library", title: ["en": "All"])] })
        let id = try await fixture.list("root", 3_000, 1).ids[0]
        fixture.screens.libraryShift.withLock { $0 = 1_000 }
        _ = fixture.screens.takeWindows()
        #expect(await fixture.fault("getMediaURI", [("id", id)]) == nil)
        #expect(fixture.screens.takeWindows() == [41] + Array(repeating: 200, count: 21))
        #expect(await fixture.fault("getMediaURI", [("id", id)]) == nil)
        #expect(fixture.screens.takeWindows() == [41])
        // After a restart nothing is remembered, and the identifier is understood all the same.
        let again = Fixture(change: { $0.roots = [SonosRoot(screen: "library", title: ["en": "All"])] })
        #expect(await again.fault("getMediaURI", [("id", id)]) == nil)
        #expect(again.screens.takeWindows().count == 16)
    }

    @Test func aTrackThatIsGoneCostsNoMoreThanTheLimit() async throws {
        let fixture = Fixture(change: { $0.roots = [SonosRoot(screen: "library", title: ["en": "All"])] })
        fixture.screens.libraryShift.withLock { $0 = 5 }
        let id = try await fixture.list("root", 0, 1).ids[0]
        fixture.screens.libraryShift.withLock { $0 = 0 }
        _ = fixture.screens.takeWindows()
        #expect(await fixture.fault("getMediaURI", [("id", id)]) == .itemNotFound)
        #expect(fixture.screens.takeWindows().count <= 52)
    }

    @Test func enumeratingManyAlbumsKeepsItsTotalAndCountsThemOnce() async throws {
        let fixture = Fixture(albums: 200, change: { $0.roots = [SonosRoot(screen: "artists/many", title: ["en": "All"])] })
        var ids: [String] = []
        var renders: [Int] = []
        while true {
            let page = try await fixture.list("root", ids.count, 100, recursive: true)
            #expect(page.total == 1600 && page.index == ids.count)
            renders.append(fixture.screens.takeWindows().count)
            guard page.count > 0 else { break }
            ids += page.ids
        }
        #expect(Set(ids).count == 1600)
        #expect(try #require(renders.first) > 200)
        #expect(renders.dropFirst().allSatisfy { $0 <= 16 }, "\(renders)")
        // Another state of the catalogue is counted again.
        fixture.screens.catalog.withLock { $0 = "c2" }
        _ = try await fixture.list("root", 0, 1, recursive: true)
        #expect(fixture.screens.takeWindows().count > 200)
    }

    @Test func enumeratingLooksAtNoMoreThanItsLimitOfAlbums() async throws {
        let fixture = Fixture(albums: 5_000, change: { $0.roots = [SonosRoot(screen: "artists/many", title: ["en": "All"])] })
        #expect(try await fixture.list("root", 0, 10, recursive: true).total == 2_000)
        #expect(fixture.screens.takeWindows().count < 270)
        #expect(try await fixture.list("root", 1_995, 10, recursive: true).count == 5)
    }
}
