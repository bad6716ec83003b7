import ScreenKit
import SonosBridge
import Testing

@Suite("Lists of which something is gone")
struct GapTests {
    private let fixture = Fixture(change: { $0.roots = [SonosRoot(screen: "cases/gaps", title: ["en": "All"])] })

    @Test(arguments: [7, 100, 500], [false, true])
    func pagesKeepTheirPlaces(_ size: Int, _ isRecursive: Bool) async throws {
        var titles: [String] = []
        var ids: [String] = []
        while true {
            let page = try await fixture.list("root", ids.count, size, recursive: isRecursive)
            #expect(page.index == ids.count && page.total == TestScreens.gapsTotal)
            #expect(page.count == min(size, PageWindow.maximumCount, page.total - page.index))
            guard page.count > 0 else { break }
            ids += page.ids
            titles += page.titles
            for (offset, item) in page.items.enumerated() where TestScreens.gaps.contains(page.index + offset) {
                #expect(item.child("itemType")?.text == (isRecursive ? "track" : "other"))
                let metadata = item.child("trackMetadata") ?? item
                #expect(metadata.child("canPlay")?.text == "false")
                if !isRecursive { #expect(item.child("canEnumerate")?.text == "false") }
            }
        }
        #expect(Set(ids).count == TestScreens.gapsTotal)
        let wanted = (0..<TestScreens.gapsTotal).map { TestScreens.gaps.contains($0) ? "Not available" : "Track g\($0)" }
        #expect(titles == wanted)
    }

    @Test func whatIsGoneCannotBeAskedFor() async throws {
        let gone = try await fixture.list("root", 0, 5).ids[3]
        for operation in ["getMediaMetadata", "getMediaURI", "getExtendedMetadata"] {
            #expect(await fixture.fault(operation, [("id", gone)]) == .itemNotFound, "\(operation)")
        }
        #expect(await fixture.fault("getMetadata", [("id", gone), ("index", "0"), ("count", "1")]) == .itemNotFound)
    }

    @Test func aTrackBehindAGapIsFoundWhereItWasListed() async throws {
        let id = try await fixture.list("root", 400, 50).ids[30]
        _ = fixture.screens.takeWindows()
        #expect(await fixture.fault("getMediaMetadata", [("id", id)]) == nil)
        #expect(fixture.screens.takeWindows() == [41])
    }
}
