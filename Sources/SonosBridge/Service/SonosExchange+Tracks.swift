import ScreenKit

extension SonosExchange {
    /// A track where it stands.
    struct FoundTrack {
        let track: QueueTrack
        let metadata: MediaMetadata
        let menu: [MenuItem]
    }

    /// Pages of a section that are looked through for one component.
    private static let maximumPages = 50

    /// The track an identifier stands for.
    func track(_ text: String) async throws -> FoundTrack {
        guard case .track(let screen, let section, let name) = try await ids.id(text) else { throw SOAPFault.unknownItem }
        if let component = try await find(name, in: [section], on: screen) {
            return try found(name, component, mapping(screen, section))
        }
        // The section has been renamed or dropped since: the track may stand elsewhere on its screen.
        let others = try await render(screen).sections.filter { $0.id != section && !$0.isFailed }.map(\.id)
        guard let component = try await find(name, in: others, on: screen) else { throw SOAPFault.unknownItem }
        return try found(name, component, mapping(screen, section))
    }

    /// The component that plays a track: rather one that plays nothing else, whose menu is the track's.
    private func find(_ track: String, in sections: [String], on screen: String) async throws -> Component? {
        for isAlone in [true, false] {
            for section in sections {
                let component = try await find(in: section, on: screen) { component in
                    Self.play(component, of: track).map { ($0.tracks.count == 1) == isAlone } ?? false
                }
                if let component { return component }
            }
        }
        return nil
    }

    private func found(_ name: String, _ component: Component, _ mapping: ComponentMapping) throws -> FoundTrack {
        guard let play = Self.play(component, of: name), let track = play.tracks.first(where: { $0.id == name }) else {
            throw SOAPFault.unknownItem
        }
        let isAlone = play.tracks.count == 1
        return FoundTrack(
            track: track, metadata: mapping.metadata(track, play, isAlone ? component : nil), menu: isAlone ? component.menu : [])
    }

    /// The first component of a section that is looked for, page after page.
    func find(in name: String, on screen: String, where matches: (Component) -> Bool) async throws -> Component? {
        var start = 0
        for _ in 0..<Self.maximumPages {
            let document = try await render(screen, .section(name, start: start, count: PageWindow.maximumCount))
            guard let section = document.sections.first(where: { $0.id == name }) else { return nil }
            guard !section.isFailed else { throw SOAPFault(.serviceUnavailable, "the list cannot be loaded just now") }
            if let found = Self.first(in: section.body, where: matches) { return found }
            guard let next = section.paging?.next, next.start > start else { return nil }
            start = next.start
        }
        return nil
    }

    /// The first component that is looked for, among components and what they hold.
    static func first(in components: [Component], depth: Int = 0, where matches: (Component) -> Bool) -> Component? {
        guard depth < 8 else { return nil }
        for component in components {
            if matches(component) { return component }
            if let found = first(in: component.children, depth: depth + 1, where: matches) { return found }
        }
        return nil
    }

    private static func play(_ component: Component, of track: String) -> PlayAction? {
        for case .play(let play) in component.events.tap where play.tracks.contains(where: { $0.id == track }) { return play }
        return nil
    }

    /// Where a player gets a track.
    func mediaURI(_ id: String) async throws -> MediaURI {
        let found = try await track(id)
        guard var uri = try await service.media.stream(found.track, listener) else { throw SOAPFault.unknownItem }
        if let offset = try await service.playback.position(track: found.track.id, listener), offset > 0 {
            uri.position = PositionInformation(id: id, index: 0, offsetMillis: offset)
        }
        return uri
    }

    /// Keeps what a player tells of its playing.
    func report(_ call: SonosCall) async throws -> SonosReply {
        switch call {
        case .reportStatus(let id, let code, let message):
            try await service.playback.reportFailure(track: try await trackName(id), code: code, message: message, listener)
            return .reportStatus
        case .setPlayedSeconds(let report):
            try await keep(report)
            return .setPlayedSeconds
        case .reportPlaySeconds(let report):
            try await keep(report)
            return .reportPlaySeconds(interval: profile.reportInterval)
        case .reportPlayStatus(let report):
            try await keep(report)
            return .reportPlayStatus
        default: throw SOAPFault(.serviceUnknownError, "the operation cannot be answered")
        }
    }

    private func keep(_ report: SonosPlayReport) async throws {
        try await service.playback.report(report, track: try await trackName(report.id), listener)
    }

    private func trackName(_ id: String) async throws -> String {
        guard case .track(_, _, let name) = try await ids.id(id) else { throw SOAPFault.unknownItem }
        return name
    }
}
