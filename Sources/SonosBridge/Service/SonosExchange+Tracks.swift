import ScreenKit

extension SonosExchange {
    /// A track where it stands.
    struct FoundTrack {
        let track: QueueTrack
        let metadata: MediaMetadata
        let menu: [MenuItem]
    }

    /// The track an identifier stands for.
    ///
    /// Looked for in its section, first where it was last listed; should the section have been renamed or dropped since, on the
    /// rest of its screen.
    func track(_ text: String) async throws -> FoundTrack {
        guard case .track(let screen, let section, let name) = try await ids.id(text) else { throw SOAPFault.unknownItem }
        var search = ComponentSearch { Self.match(name, $0) }
        search.place = ids.place(of: name, in: section, on: screen)
        if let component = try await find(&search, in: section, on: screen) ?? search.partial {
            return try found(name, component, mapping(screen, section))
        }
        search.place = nil
        for other in try await render(screen).sections where other.id != section && !other.isFailed {
            guard let component = try await find(&search, in: other.id, on: screen) else { continue }
            return try found(name, component, mapping(screen, section))
        }
        guard let component = search.partial else { throw SOAPFault.unknownItem }
        return try found(name, component, mapping(screen, section))
    }

    /// A component that plays nothing else is better than one that plays many: its menu is the track's.
    private static func match(_ track: String, _ component: Component) -> ComponentSearch.Match {
        guard let play = play(component, of: track) else { return .none }
        return play.tracks.count == 1 ? .exact : .partial
    }

    private func found(_ name: String, _ component: Component, _ mapping: ComponentMapping) throws -> FoundTrack {
        guard let play = Self.play(component, of: name), let track = play.tracks.first(where: { $0.id == name }) else {
            throw SOAPFault.unknownItem
        }
        let menu = play.tracks.count == 1 ? component.menu : nil
        return FoundTrack(track: track, metadata: mapping.metadata(track, play, menu: menu), menu: menu ?? [])
    }

    private static func play(_ component: Component, of track: String) -> PlayAction? {
        for case .play(let play) in component.events.tap where play.tracks.contains(where: { $0.id == track }) { return play }
        return nil
    }

    /// A track's metadata with the position that its listener has come to, where that is worth going on from.
    func metadata(of found: FoundTrack) async throws -> MediaMetadata {
        guard profile.canResume(found.track) else { return found.metadata }
        var metadata = found.metadata
        metadata.position = try await position(in: found.track, id: metadata.id)
        return metadata
    }

    /// Where a player gets a track.
    func mediaURI(_ id: String) async throws -> MediaURI {
        let found = try await track(id)
        guard var uri = try await service.media.stream(found.track, listener) else { throw SOAPFault.unknownItem }
        uri.position = profile.canResume(found.track) ? try await position(in: found.track, id: id) : nil
        return uri
    }

    private func position(in track: QueueTrack, id: String) async throws -> PositionInformation? {
        guard let offset = try await service.playback.position(track: track.id, listener), offset > 0 else { return nil }
        return PositionInformation(id: id, index: 0, offsetMillis: offset)
    }
}
