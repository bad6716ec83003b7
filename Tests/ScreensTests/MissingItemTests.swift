import Database
import Foundation
import ScreenKit
import Screens
import TestSupport
import Testing
import VersionService

@Suite("Things that have left the catalogue")
struct MissingItemTests {
    /// A library of its own, with favourites and a playlist of which every third track is gone.
    private func library(in folder: TemporaryFolder, _ tracks: [String]) async throws -> (library: LibraryDatabase, playlist: String) {
        let library = try LibraryDatabase(directory: folder.url.path)
        let ids = tracks.enumerated().map { $0.offset % 3 == 1 ? "gone-\($0.offset)" : $0.element }
        for id in ids { try await library.setFavorite(true, kind: .track, id: id, of: "reader") }
        return (library, try await library.createPlaylist(named: "Mixed", tracks: ids, of: "reader").id)
    }

    @Test(
        "pages neither overlap nor end early, and places stay those of the list",
        arguments: ["playlists/{id}", "my-music/favorites/tracks"])
    func paging(pattern: String) async throws {
        let fixture = try await MusicFixture.shared.value
        let album = try #require(try await fixture.catalog.albums(.popular, PageWindow(count: 50)).items.first { $0.trackCount > 20 })
        let tracks = try await fixture.catalog.tracks(ofAlbum: album.id).prefix(20).map(\.id)
        let folder = try TemporaryFolder()
        let (library, playlist) = try await library(in: folder, tracks)
        let rendering = try Rendering(MusicApp(catalog: fixture.catalog, library: library))
        var inputs = try fixture.inputs(try #require(fixture.versions.last), user: ScreenUser(id: "reader"))
        inputs.features = inputs.features.replacing(.maxSectionItems, with: 5)
        let path = "/" + pattern.replacing("{id}", with: playlist)

        var shown: [Component] = []
        var next: PageOffset? = PageOffset(start: 0, section: "tracks")
        while let offset = next {
            let page = try await rendering.document(path, inputs, selection: .section("tracks", start: offset.start))
            let section = try #require(page.sections.first { $0.id == "tracks" })
            shown += section.body
            next = section.paging?.next
        }
        #expect(shown.count == tracks.enumerated().count { $0.offset % 3 != 1 })
        #expect(Set(shown.map(\.id)).count == shown.count)
        if pattern.hasPrefix("playlists") {
            let moves = shown.compactMap { row in row.menu.first { $0.id == "moveUp" }?.actions.first }
            guard case .command(let command) = moves.last else { throw ScreenError.notFound(kind: "move", id: "") }
            // The twentieth track is gone; the one before it is at place 18, and moves up to 17.
            #expect(command.payload == ["playlist": .string(playlist), "track": .string(tracks[18]), "position": 17])
        }
    }

    @Test("a list of tracks may name one twice, and may not name one there is not")
    func duplicates() async throws {
        let fixture = try await MusicFixture.shared.value
        let album = try #require(try await fixture.catalog.albums(.popular, PageWindow(count: 1)).items.first)
        let track = try #require(try await fixture.catalog.tracks(ofAlbum: album.id).first).id
        let library = try LibraryDatabase(directory: try TemporaryFolder().url.path)
        let command = CreatePlaylistCommand(catalog: fixture.catalog, library: library)
        let context = ScreenContext(try fixture.inputs(try #require(fixture.versions.last), user: ScreenUser(id: "reader")))
        func run(_ tracks: [JSONLiteral]) async throws -> [Action] {
            try await command.run(CommandPayload(["name": "Twice", "tracks": .array(tracks)]), context)
        }
        _ = try await run([.string(track), .string(track)])
        #expect(try await library.playlists(of: "reader").map(\.trackCount) == [1])
        await #expect(throws: RouteError.self) { try await run([.string(track), .string(track), "no-such-track"]) }
    }
}
