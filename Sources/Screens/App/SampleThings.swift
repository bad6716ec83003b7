package import ScreenKit

/// Picks the things that samples show: the most popular of its kind that has what the sample is about.
package struct SampleThings: Sendable {
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    package init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    /// A sample with things in place of their names.
    ///
    /// - Returns: nil where the catalogue, or the made-up listener's library, has no such thing.
    /// - Throws: what the stores throw.
    package func resolve(_ sample: ScreenSample) async throws -> ScreenSample? {
        var sample = sample
        switch sample.request {
        case .screen(let path):
            guard let resolved = try await resolve(path) else { return nil }
            sample.request = .screen(path: resolved)
        case .command(let name, let payload):
            guard let resolved = try await resolve(payload) else { return nil }
            sample.request = .command(name: name, payload: resolved)
        }
        return sample
    }

    /// A text with things in place of their names; nil where one is missing.
    package func resolve(_ text: String) async throws -> String? {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            guard let id = try await id(of: rest[rest.index(after: open)..<close]) else { return nil }
            result += rest[..<open] + id
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private func resolve(_ value: JSONLiteral) async throws -> JSONLiteral? {
        switch value {
        case .string(let text): return try await resolve(text).map { .string($0) }
        case .array(let values):
            var resolved: [JSONLiteral] = []
            for value in values {
                guard let value = try await resolve(value) else { return nil }
                resolved.append(value)
            }
            return .array(resolved)
        case .object(let members):
            var resolved: [JSONLiteral.Member] = []
            for member in members {
                guard let value = try await resolve(member.value) else { return nil }
                resolved.append(.init(member.name, value))
            }
            return .object(resolved)
        default: return value
        }
    }

    private func id(of name: Substring) async throws -> String? {
        let one = PageWindow(count: 1)
        let some = PageWindow(count: 100)
        switch name {
        case "composer": return try await catalog.composers(.popular, one).items.first?.id
        case "work": return try await catalog.works(.popular, one).items.first?.id
        case "libretto":
            for work in try await catalog.works(.popular, some).items where try await catalog.work(work.id)?.libretto != nil {
                return work.id
            }
            return nil
        case "album": return try await catalog.albums(.popular, some).items.first { $0.hasBooklet && !$0.isCompilation }?.id
        case "plainAlbum": return try await catalog.albums(.popular, some).items.first { !$0.hasBooklet && !$0.isCompilation }?.id
        case "popularAlbum": return try await catalog.albums(.popular, one).items.first?.id
        case "firstTrack":
            guard let album = try await id(of: "popularAlbum") else { return nil }
            return try await catalog.tracks(ofAlbum: album).first?.id
        case "compilation": return try await catalog.albums(.compilations, one).items.first?.id
        case "artist": return try await catalog.artists(.popular, one).items.first?.id
        case "ensemble": return try await catalog.ensembles(one).items.first?.id
        case "playlist": return try await catalog.playlists(one).items.first?.id
        case "ownPlaylist": return try await library.playlists(of: SampleListener.user.id).first?.id
        case "podcast": return try await catalog.podcasts(one).items.first?.id
        case "episode":
            guard let podcast = try await id(of: "podcast") else { return nil }
            return try await catalog.episodes(ofPodcast: podcast, PageWindow(count: 20)).items.first { !$0.chapters.isEmpty }?.id
        case "livestream": return try await catalog.livestreams(one).items.first?.id
        default: return nil
        }
    }
}
