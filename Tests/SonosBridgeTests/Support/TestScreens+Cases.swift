import ScreenKit
import Synchronization

/// Screens on which something is gone, mixed or failed.
extension TestScreens {
    /// Places of the list with gaps that nothing stands at any more.
    static let gaps: Set<Int> = Set([0, 3, 7, 199, 200, 449] + Array(300..<420))
    static let gapsTotal = 450

    func special(_ name: String, _ selection: SectionSelection) async throws -> ScreenDocument {
        switch name {
        case "gaps": return playlist("gaps", [gapped(selection)])
        case "mixed": return playlist("mixed", [mixed(selection)])
        case "many":
            return playlist(
                "many", [paged("tracks", total: 1001, shown: 50, selection) { track("n\($0)", in: "tracks", queue: "cases/many", $0) }])
        case "half":
            return playlist(
                "half",
                [paged("tracks", total: 2, shown: 2, selection) { track("h\($0)", in: "tracks", queue: "cases/half", $0) }, failed("more")])
        case "failed": return playlist("failed", [failed("tracks"), albums(1)])
        case "lists":
            return ScreenDocument(id: "cases/lists", type: "lists", header: nil, sections: [list(of: ["gaps", "half"])])
        case "slow": return ScreenDocument(id: "cases/slow", type: "lists", header: nil, sections: [list(of: (0..<20).map { "slow\($0)" })])
        case "buttons": return ScreenDocument(id: "cases/buttons", type: "lists", header: nil, sections: [buttons, albums(2)])
        default:
            guard name.hasPrefix("slow") else { throw ScreenError.notFound(kind: "screen", id: name) }
            await meetOthers()
            return playlist(name, [Section(id: "tracks", body: [track(name, in: "tracks", queue: "cases/\(name)", 0)])])
        }
    }

    private func playlist(_ name: String, _ sections: [Section]) -> ScreenDocument {
        ScreenDocument(id: "cases/\(name)", type: "playlist", header: Header(TextContent(title: name)), sections: sections)
    }

    private func gapped(_ selection: SectionSelection) -> Section {
        var section = paged("tracks", total: Self.gapsTotal, shown: 50, selection) {
            track("g\($0)", in: "tracks", queue: "cases/gaps", $0)
        }
        section.body.removeAll { row in Self.gaps.contains { row.id == "tracks/tracks/g\($0)" } }
        return section
    }

    /// Tracks first, then every third place something else.
    private func mixed(_ selection: SectionSelection) -> Section {
        paged("tracks", total: 300, shown: 10, selection) { index in
            index >= 10 && index % 3 == 0
                ? albumCard(index, in: "tracks") : track("x\(index)", in: "tracks", queue: "cases/mixed", index)
        }
    }

    private func failed(_ name: String) -> Section {
        var section = Section(name) { Component(.error, id: "\(name)/error").title("Oh no") }
        section.isFailed = true
        return section
    }

    private func albums(_ count: Int) -> Section { Section(id: "albums", body: (0..<count).map { albumCard($0, in: "albums") }) }

    private func list(of names: [String]) -> Section {
        Section(
            id: "lists",
            body: names.map { name in
                Component(.row, id: "lists/\(name)").title(name).onTap(.screen(ScreenAction(name: "playlist", path: "/cases/\(name)")))
            })
    }

    private var buttons: Section {
        let tracks = (0..<3).map {
            QueueTrack(id: "q\($0)", title: "Q", artist: "A", album: "B", albumID: "1", duration: 9, image: nil)
        }
        let play = Component(.button, id: "buttons/play").title("Play").onTap(
            .play(PlayAction(queue: "cases/buttons", startIndex: 0, tracks: tracks)))
        return Section(id: "buttons", body: [play, albumCard(5, in: "buttons")])
    }

    /// Waits until another render is under way, for some time.
    private func meetOthers() async {
        concurrent.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        for _ in 0..<1000 where concurrent.withLock({ $0.most < 2 }) { await Task.yield() }
        concurrent.withLock { $0.now -= 1 }
    }
}
