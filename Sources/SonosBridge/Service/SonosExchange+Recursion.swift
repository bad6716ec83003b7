import ScreenKit

extension SonosExchange {
    /// Tracks that follow each other in one section.
    private struct Run {
        let screen: String
        let section: String
        let total: Int
        /// All of them, where they are at hand.
        let entries: [MediaEntry]?
    }

    /// Collections within a collection that are played with it.
    private static let maximumCollections = 64

    /// A page of all tracks that playing something plays.
    ///
    /// Those of its own sections; where it has none, those of the albums and playlists it lists.
    func tracks(of id: SonosID, _ index: Int, _ count: Int) async throws -> MediaList {
        if case .item = id { return try await list(id, index, count) }
        let runs = try await runs(of: id, depth: 0)
        var entries: [MediaEntry] = []
        var start = 0
        for run in runs {
            let next = index + entries.count
            let end = min(start + run.total, index + count)
            // A run that came out shorter than announced ends the page: entries of a page follow each other without a gap.
            if start <= next, next < end { entries += try await slice(run, next - start, end - next) }
            start += run.total
        }
        return MediaList(index: index, total: start, entries: entries)
    }

    private func slice(_ run: Run, _ index: Int, _ count: Int) async throws -> [MediaEntry] {
        if let entries = run.entries { return Array(entries.dropFirst(index).prefix(count)) }
        return try await page(run.screen, run.section, index, count)?.entries ?? []
    }

    private func runs(of id: SonosID, depth: Int) async throws -> [Run] {
        let place = try place(of: id)
        let document = try await render(place.screen, place.section.map { .section($0) } ?? .all)
        guard place.section == nil || document.sections.contains(where: { $0.id == place.section }) else { throw SOAPFault.unknownItem }
        let listed = listedSections(of: document)
        let own = listed.compactMap { run($0, place.screen) }
        guard own.isEmpty, depth == 0 else { return own }
        var runs: [Run] = []
        for collection in playable(listed).prefix(Self.maximumCollections) {
            let id = try await ids.id(collection)
            // A multiple-track button is a list of its own.
            if case .item(let screen, let section, _) = id {
                let tracks = try await list(id, 0, PageWindow.maximumCount).entries
                runs.append(Run(screen: screen, section: section, total: tracks.count, entries: tracks))
            } else {
                runs += try await self.runs(of: id, depth: depth + 1)
            }
        }
        return runs
    }

    private func run(_ listed: ListedSection, _ screen: String) -> Run? {
        guard listed.section.paging != nil, !listed.isWhole else {
            let tracks = listed.entries.filter { $0.itemType == .track }
            return tracks.isEmpty ? nil : Run(screen: screen, section: listed.section.id, total: tracks.count, entries: tracks)
        }
        guard listed.entries.allSatisfy({ $0.itemType == .track }) else { return nil }
        return Run(screen: screen, section: listed.section.id, total: listed.total, entries: nil)
    }

    private func playable(_ listed: [ListedSection]) -> [String] {
        listed.flatMap(\.entries).filter(\.itemType.isPlayable).map(\.id)
    }

    private func place(of id: SonosID) throws -> (screen: String, section: String?) {
        switch id {
        case .screen(let screen): (screen, nil)
        case .section(let screen, let section): (screen, section)
        case .favorites: (try named(profile.favorites), nil)
        case .playlists: (try named(profile.playlists?.screen), profile.playlists?.section)
        case .root: (try named(profile.roots.first?.screen), nil)
        default: throw SOAPFault.unknownItem
        }
    }
}
