import ScreenKit
import TestSupport
import Testing

@Suite("Comparison of screens")
struct ScreenComparisonTests {
    private func outline(_ document: ScreenDocument) throws -> ScreenOutline {
        try #require(ScreenOutline(RenderedSample(ScreenSample("s", "/s"), .screen(document), reads: ReadRecorder().reads)))
    }

    private func differences(_ old: ScreenDocument, _ new: ScreenDocument) throws -> [String] {
        ScreenComparison(from: try outline(old), to: try outline(new)).differences.map(\.description)
    }

    private func rows(_ ids: String...) -> [Component] { ids.map { Component(.row, id: $0).title($0) } }

    @Test("added, removed, moved and changed parts are told by their ids")
    func kinds() throws {
        let old = SyntheticApp.page(rows("1", "2", "3", "4"))
        var changed = rows("3", "1", "4", "5")
        changed[1].text.title = "One"
        changed[1].events.tap = [.close]
        let new = SyntheticApp.page(changed)
        #expect(
            try differences(old, new) == [
                #"- component 2 (core.row "2")"#,
                #"> component 3 (core.row "3"): after component 1 → after nothing"#,
                #"~ component 1 (core.row "One") text.title: "1" → "One""#,
                #"~ component 1 (core.row "One") events: nothing → {"tap":[{"type":"action.close"}]}"#,
                #"+ component 5 (core.row "5")"#,
            ])
    }

    @Test("of what comes or goes as a whole only the outermost is named")
    func outermost() throws {
        let old = SyntheticApp.page(rows("1"))
        var new = old
        new.sections.append(Section(id: "more", header: [Component(.heading, id: "h").title("H")], body: rows("2", "3")))
        #expect(try differences(old, new) == ["+ section more, with 3 parts"])
        #expect(try differences(new, old) == ["- section more, with 3 parts"])
    }

    @Test("a part that is elsewhere has moved, and not come and gone")
    func parents() throws {
        var old = SyntheticApp.page(rows("1", "2"))
        old.sections.append(Section(id: "other", body: rows("3")))
        var new = old
        new.sections[1].body.append(new.sections[0].body.removeLast())
        #expect(try differences(old, new) == [#"> component 2 (core.row "2"): after body of section main → after body of section other"#])
    }

    @Test("an entry of a menu is a part of its own")
    func menus() throws {
        let old = SyntheticApp.page(rows("1"))
        var new = old
        new.sections[0].body[0].menu = [MenuItem(id: "share", title: "Share", actions: [.close])]
        #expect(try differences(old, new) == [#"+ menu entry 1#share ("Share")"#])
        var titled = new
        titled.sections[0].body[0].menu[0].title = "Send"
        #expect(try differences(new, titled) == [#"~ menu entry 1#share ("Send") title: "Share" → "Send""#])
    }

    @Test("the version's name in addresses is no difference, headers and paging are")
    func frame() throws {
        var old = SyntheticApp.page(rows("1"))
        old.header = Header(TextContent(title: "A"))
        var new = old
        new.header?.text.title = "B"
        new.sections[0].paging = Paging(total: 9, next: nil)
        #expect(
            try differences(old, new) == [
                #"~ header (core.header "B") text.title: "A" → "B""#,
                #"~ section main paging: nothing → {"total":9}"#,
            ])
    }

    @Test("elements of a list that have ids are told by them, and their order is one difference")
    func identified() throws {
        func page(_ ids: String...) -> ScreenDocument {
            let tracks = ids.map { QueueTrack(id: $0, title: $0, artist: "", album: "", albumID: "", duration: 1, image: nil) }
            return SyntheticApp.page([
                Component(.card, id: "c").onTap(.play(PlayAction(queue: "q", startIndex: 0, tracks: tracks)))
            ])
        }
        #expect(
            try differences(page("a", "b", "c"), page("b", "c")).map { $0.prefix(48) } == [
                "~ component c (core.card) events.tap[0].tracks[a"
            ])
        #expect(
            try differences(page("a", "b"), page("b", "a")) == [
                #"~ component c (core.card) events.tap[0].tracks[]: ["a","b"] → ["b","a"]"#
            ])
    }

    @Test("components of the same id are all compared", arguments: [1, 2])
    func duplicates(changed: Int) throws {
        let old = SyntheticApp.page(rows("1", "1", "1"))
        var new = old
        new.sections[0].body[changed].text.title = "other"
        #expect(try differences(old, new).count == 1)
    }

    @Test("a screen does not differ from itself, and there and back is as many parts", arguments: 0..<100 as Range<UInt64>)
    func properties(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let (first, second) = (try outline(ContractPropertyTests.screen(&random)), try outline(ContractPropertyTests.screen(&random)))
        #expect(ScreenComparison(from: first, to: first).differences == [])
        let (there, back) = (ScreenComparison(from: first, to: second).differences, ScreenComparison(from: second, to: first).differences)
        #expect(there.isEmpty == (first == second))
        for (kind, opposite) in [(ScreenDifference.Kind.added, ScreenDifference.Kind.removed), (.changed, .changed)] {
            let forth = Set(there.filter { $0.kind == kind }.map { "\($0.element) \($0.property ?? "")" })
            #expect(forth == Set(back.filter { $0.kind == opposite }.map { "\($0.element) \($0.property ?? "")" }))
        }
        #expect(there.count { $0.kind == .moved } == back.count { $0.kind == .moved })
    }
}
