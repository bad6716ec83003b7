import Database
import Foundation
import NIOCore
import ScreenKit
import Screens
import TestSupport
import Testing
import VersionService

extension MusicFixture {
    /// Imports the small catalogue of the tests.
    static func importFixture(into directory: String) async throws {
        let file = Repository.root.appending(path: "Tests/Support/Fixtures/catalogue.ndjson").path
        let catalog = try CatalogDatabase(directory: directory, access: .readWrite)
        _ = try await CatalogImporter(catalog).run([.file(file)])
    }

    /// Gives the listener a favourite of every kind and a playlist.
    ///
    /// - Returns: the playlist's identifier.
    static func fill(_ library: LibraryDatabase, _ catalog: CatalogDatabase) async throws -> String {
        let one = PageWindow(count: 1)
        let album = try #require(try await catalog.albums(.popular, one).items.first)
        let tracks = try await catalog.tracks(ofAlbum: album.id)
        let work = try #require(try await catalog.works(.popular, one).items.first)
        let composer = try #require(try await catalog.composers(.popular, one).items.first)
        let artist = try #require(try await catalog.artists(.popular, one).items.first)
        let favorites: [(FavoriteKind, String)] = [
            (.album, album.id), (.track, try #require(tracks.first).id), (.work, work.id), (.composer, composer.id), (.artist, artist.id),
        ]
        for (kind, id) in favorites { try await library.setFavorite(true, kind: kind, id: id, of: listener.id) }
        return try await library.createPlaylist(named: "Evening", tracks: tracks.prefix(3).map(\.id), of: listener.id).id
    }

    /// The path of a case, with the fixture's things in place of their names.
    func path(_ example: Corpus.Case) async throws -> String {
        guard let open = example.path.firstIndex(of: "{") else { return example.path }
        var path = String(example.path[..<open])
        for part in example.path[open...].split(separator: "/") {
            path +=
                (path.hasSuffix("/") ? "" : "/") + (part.hasPrefix("{") ? try await id(String(part.dropFirst().dropLast())) : String(part))
        }
        return path
    }

    private func id(_ name: String) async throws -> String {
        let one = PageWindow(count: 1)
        switch name {
        case "composer": return try #require(try await catalog.composers(.popular, one).items.first).id
        case "work": return try #require(try await catalog.works(.popular, one).items.first).id
        case "libretto":
            for work in try await catalog.works(.popular, PageWindow(count: 100)).items
            where try await catalog.work(work.id)?.libretto != nil {
                return work.id
            }
            return try #require(nil, "no work of the fixture has a libretto")
        case "album":
            return try #require(
                try await catalog.albums(.popular, PageWindow(count: 50)).items.first { $0.hasBooklet && !$0.isCompilation }
            ).id
        case "compilation": return try #require(try await catalog.albums(.compilations, one).items.first).id
        case "artist": return try #require(try await catalog.artists(.popular, one).items.first).id
        case "ensemble": return try #require(try await catalog.ensembles(one).items.first).id
        case "playlist": return try #require(try await catalog.playlists(one).items.first).id
        case "ownPlaylist": return playlistID
        case "podcast": return try #require(try await catalog.podcasts(one).items.first).id
        case "episode":
            let podcast = try await id("podcast")
            return try #require(
                try await catalog.episodes(ofPodcast: podcast, PageWindow(count: 20)).items.first { !$0.chapters.isEmpty }
            ).id
        case "livestream": return try #require(try await catalog.livestreams(one).items.first).id
        default: return try #require(nil, "'\(name)' stands for nothing")
        }
    }

    /// What a case comes to: its bytes, or why there is no such screen.
    func outcome(_ example: Corpus.Case, _ inputs: RenderInputs, _ recorder: ReadRecorder = ReadRecorder()) async throws -> String {
        var inputs = inputs
        inputs.user = inputs.user ?? example.user
        do {
            let document = try await rendering.document(path(example), inputs, recorder: recorder)
            return String(buffer: Rendering.bytes(document, version: APIVersion(number: 1)))
        } catch let error as ScreenError {
            return "\(error)"
        }
    }

    /// The screen of a case; nil where these features do not offer it.
    func documentIfOffered(_ example: Corpus.Case, _ inputs: RenderInputs) async throws -> ScreenDocument? {
        do {
            return try await rendering.document(path(example), inputs)
        } catch is ScreenError {
            return nil
        }
    }
}
