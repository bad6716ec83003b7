import ScreenKit

extension SonosExchange {
    /// A page of all tracks that playing something plays.
    ///
    /// Those of its own sections; where it has none, those of the albums and playlists it lists. Of the root that is its first
    /// screen, as a player asks for one thing to play.
    func tracks(of id: SonosID, _ index: Int, _ count: Int) async throws -> MediaList {
        if case .item = id { return try await list(id, index, count) }
        return try await tracks(in: try await runs(of: id), index, count)
    }

    /// A page of the tracks of several lists, one after the other.
    private func tracks(in runs: [TrackRun], _ index: Int, _ count: Int) async throws -> MediaList {
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

    /// A page of the tracks that stand on a screen itself, whatever stands between them; nil where there are none, or where
    /// a section that may hold others did not answer.
    func ownTracks(of listed: [ListedSection], on screen: String, _ index: Int, _ count: Int) async throws -> MediaList? {
        guard !listed.contains(where: \.section.isFailed) else { return nil }
        let runs = listed.compactMap { run($0, screen) }
        return runs.isEmpty ? nil : try await tracks(in: runs, index, count)
    }

    private func slice(_ run: TrackRun, _ index: Int, _ count: Int) async throws -> [MediaEntry] {
        guard case .section(let screen, let section) = run.source else { return try await list(run.source, index, count).entries }
        return try await page(screen, section, index, count, onlyTracks: true)?.entries ?? []
    }

    /// The runs of what a player enumerates.
    ///
    /// - Throws: ``SOAPFault/Code/serviceUnavailable`` where one of its own sections did not answer: fewer tracks, or those of
    ///   related albums, would be played instead of what it holds.
    private func runs(of id: SonosID) async throws -> [TrackRun] {
        let place = try place(of: id)
        let key = RecursionPlans.Key(container: id, user: listener.user)
        let revision = try await revision()
        if let known = service.plans.runs(key, revision: revision) { return known }
        let document = try await render(place.screen, place.section.map { .section($0) } ?? .all)
        guard place.section == nil || document.sections.contains(where: { $0.id == place.section }) else {
            // A listener without playlists has no such section, and nothing to play.
            if id == .playlists { return [] }
            throw SOAPFault.unknownItem
        }
        let listed = listedSections(of: document)
        guard !listed.contains(where: \.section.isFailed) else { throw SOAPFault.unavailableList }
        let own = listed.compactMap { run($0, place.screen) }
        guard own.isEmpty else { return own }
        guard service.plans.begin() else { throw SOAPFault(.serviceUnavailable, "too many long lists are being gone through just now") }
        defer { service.plans.end() }
        let collections = try await runsOfCollections(in: listed, on: place.screen)
        // What a failed section holds is not known, and may be by the next call; nor is what changed meanwhile.
        if collections.isWhole, try await self.revision() == revision {
            service.plans.insert(collections.runs, key, revision: revision)
        }
        return collections.runs
    }

    private func revision() async throws -> String {
        let revisions = try await service.screens.revisions(listener)
        return "\(revisions.catalog) \(revisions.favorites)"
    }

    /// The run of a section, if it is one of tracks; some of them may be gone.
    func run(_ listed: ListedSection, _ screen: String) -> TrackRun? {
        let source = SonosID.section(screen: screen, section: listed.section.id)
        let tracks = listed.entries.count { $0.itemType == .track }
        guard tracks > 0 else { return nil }
        guard listed.section.paging != nil else { return TrackRun(source: source, total: tracks) }
        guard listed.entries.allSatisfy({ $0.itemType == .track || $0.itemType == .other }) else { return nil }
        return TrackRun(source: source, total: listed.total)
    }

    func place(of id: SonosID) throws -> (screen: String, section: String?) {
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
