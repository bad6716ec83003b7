import ScreenKit

extension SonosExchange {
    /// A page of what an identifier stands for.
    func list(_ id: SonosID, _ index: Int, _ count: Int) async throws -> MediaList {
        switch id {
        case .root: try await root(index, count)
        case .search: whole(categories, index, count)
        case .category: throw SOAPFault.unknownItem
        case .playlists: try await playlists(index, count)
        case .favorites: try await screen(try named(profile.favorites), index, count)
        case .screen(let screen): try await self.screen(screen, index, count)
        case .section(let screen, let section): try await self.section(screen, section, index, count)
        case .item(let screen, let section, let component):
            whole(try await content(of: component, in: section, on: screen), index, count)
        case .track: throw SOAPFault.unknownItem
        }
    }

    private func whole(_ entries: [MediaEntry], _ index: Int, _ count: Int) -> MediaList {
        MediaList(index: index, total: entries.count, entries: Array(entries.dropFirst(index).prefix(count)))
    }

    private func root(_ index: Int, _ count: Int) async throws -> MediaList {
        if let only = profile.roots.first, profile.roots.count == 1 { return try await screen(only.screen, index, count) }
        return whole(profile.roots.map { .collection(collection($0)) }, index, count)
    }

    private func collection(_ root: SonosRoot) -> MediaCollection {
        let id = root.screen == profile.favorites ? "favorites" : ids.text(.screen(root.screen))
        var collection = MediaCollection(id: id, itemType: root.kind.itemType, title: root.title[listener.language])
        collection.displayType = root.kind.displayType?.id
        if root.kind.isAlphabetical { collection.canScroll = true }
        if root.screen == profile.favorites { collection.containsFavorite = true }
        return collection
    }

    /// The categories of the search, as things to browse.
    private var categories: [MediaEntry] {
        profile.categories.map { category in
            var collection = MediaCollection(id: category.id, itemType: .search, title: category.title[listener.language])
            collection.canEnumerate = nil
            collection.canPlay = nil
            return .collection(collection)
        }
    }

    private func playlists(_ index: Int, _ count: Int) async throws -> MediaList {
        guard let place = profile.playlists else { throw SOAPFault.unknownItem }
        guard let section = place.section else { return try await screen(place.screen, index, count) }
        // A listener without playlists has no such section; the list of them is there all the same.
        guard let page = try await page(place.screen, section, index, count) else { return MediaList(index: index, total: 0, entries: []) }
        return MediaList(index: index, total: page.total, entries: page.entries)
    }

    /// A screen: its sections, or what its only section holds.
    ///
    /// Of what is played as a whole, such as an album, a listener wants to see the tracks: they are listed at once, whichever of
    /// the screen's sections they stand in, and the other sections are what is related to it.
    private func screen(_ screen: String, _ index: Int, _ count: Int) async throws -> MediaList {
        let document = try await render(screen)
        let listed = listedSections(of: document)
        guard let only = listed.first, listed.count == 1 else {
            let isPlayed = profile.kind(of: document.type).itemType.isPlayable
            if isPlayed, let tracks = try await ownTracks(of: listed, on: document.id, index, count) { return tracks }
            return whole(listed.map { .collection(container($0, of: document.id)) }, index, count)
        }
        guard !only.section.isFailed else { throw SOAPFault.unavailableList }
        var list: MediaList
        if only.isWhole || index + count <= only.entries.count {
            let entries = index == 0 && count >= only.entries.count ? only.entries : Array(only.entries.dropFirst(index).prefix(count))
            list = MediaList(index: index, total: only.total, entries: entries)
        } else {
            list = try await section(screen, only.section.id, index, count)
        }
        if profile.kind(of: document.type).itemType == .audiobook {
            list.position = try await position(in: only.section.id, on: screen)
        }
        return list
    }

    /// Where the listener stopped in something that is listened to in order.
    private func position(in section: String, on screen: String) async throws -> PositionInformation? {
        guard let point = try await service.playback.position(in: screen, listener) else { return nil }
        let id = ids.text(.track(screen: screen, section: section, track: point.track))
        return PositionInformation(id: id, index: max(0, point.index), offsetMillis: max(0, point.offsetMillis))
    }

    private func section(_ screen: String, _ section: String, _ index: Int, _ count: Int) async throws -> MediaList {
        guard let page = try await page(screen, section, index, count) else { throw SOAPFault.unknownItem }
        return MediaList(index: index, total: page.total, entries: page.entries)
    }

    /// What a component plays or holds.
    private func content(of component: String, in section: String, on screen: String) async throws -> [MediaEntry] {
        let found = try await self.component(component, in: section, on: screen)
        let mapping = mapping(screen, section)
        for case .play(let play) in found.events.tap {
            return play.tracks.map { .metadata(mapping.metadata($0, play, menu: nil)) }
        }
        return mapping.entries(of: found.children)
    }

    /// A page of what a search finds; a term that nothing can be searched for finds nothing.
    func search(_ id: String, _ term: String, _ index: Int, _ count: Int) async throws -> MediaList {
        guard let category = profile.categories.first(where: { $0.id == id }) else { throw SOAPFault.unknownItem }
        let nothing = MediaList(index: index, total: 0, entries: [])
        guard let screen = category.screen(term) else { return nothing }
        do {
            guard let page = try await page(screen, category.section, index, count) else { return nothing }
            return MediaList(index: index, total: page.total, entries: page.entries)
        } catch is RouteError {
            return nothing
        }
    }

    func named(_ screen: String?) throws -> String {
        guard let screen else { throw SOAPFault.unknownItem }
        return screen
    }
}
