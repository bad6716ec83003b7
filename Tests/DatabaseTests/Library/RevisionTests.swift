import Foundation
import ScreenKit
import Screens
import TestSupport
import Testing

@testable import Database

@Suite("Revisions of a listener's library")
struct RevisionTests {
    private let folder: TemporaryFolder
    private let library: LibraryDatabase

    init() throws {
        folder = try TemporaryFolder()
        library = try LibraryDatabase(directory: folder.url.path)
    }

    /// Runs a change and says whether the listener's revision has grown.
    private func grows(_ change: () async throws -> Void) async throws -> Bool {
        let before = try await library.revision(of: "ann")
        try await change()
        let after = try await library.revision(of: "ann")
        #expect(after >= before)
        return after > before
    }

    @Test("grow with every change, and only then")
    func changes() async throws {
        #expect(try await library.revision(of: "ann") == 0)
        #expect(try await grows { try await library.setFavorite(true, kind: .album, id: "x", of: "ann") })
        #expect(try await !grows { try await library.setFavorite(true, kind: .album, id: "x", of: "ann") })
        #expect(try await grows { try await library.setFavorite(false, kind: .album, id: "x", of: "ann") })
        #expect(try await !grows { try await library.setFavorite(false, kind: .album, id: "x", of: "ann") })
        let playlist = try await library.createPlaylist(named: "Evening", tracks: ["a", "b", "c"], of: "ann")
        #expect(try await grows { _ = try await library.createPlaylist(named: "Morning", tracks: [], of: "ann") })
        #expect(try await !grows { _ = try await library.createPlaylist(named: "Evening", tracks: ["a"], of: "ann") })
        #expect(try await grows { try await library.renamePlaylist(playlist.id, to: "Night", of: "ann") })
        #expect(try await !grows { try await library.renamePlaylist(playlist.id, to: "Night", of: "ann") })
        #expect(try await grows { try await library.addTracks(["d"], toPlaylist: playlist.id, of: "ann") })
        #expect(try await !grows { try await library.addTracks(["d"], toPlaylist: playlist.id, of: "ann") })
        #expect(try await grows { try await library.moveTrack("d", inPlaylist: playlist.id, to: 0, of: "ann") })
        #expect(try await !grows { try await library.moveTrack("d", inPlaylist: playlist.id, to: 0, of: "ann") })
        #expect(try await grows { try await library.removeTrack("d", fromPlaylist: playlist.id, of: "ann") })
        #expect(try await !grows { try await library.removeTrack("d", fromPlaylist: playlist.id, of: "ann") })
        #expect(try await !grows { try await library.setAudioQuality(.lossless, of: "ann") })
        #expect(try await !grows { try await library.setFavorite(true, kind: .album, id: "x", of: "ben") })
    }

    @Test("are not used again when all is gone")
    func deletion() async throws {
        let playlist = try await library.createPlaylist(named: "Evening", tracks: ["a", "b"], of: "ann")
        let before = try await library.revision(of: "ann")
        try await library.deletePlaylist(playlist.id, of: "ann")
        #expect(try await library.revision(of: "ann") > before)
    }

    @Test("name the state that an edit was made for")
    func editing() async throws {
        let made = try await library.createPlaylist(named: "Evening", tracks: ["a", "b", "c"], of: "ann")
        let moved = try await library.editPlaylist(made.id, of: "ann", expecting: made.revision, .move([2], to: 0))
        #expect(try await library.tracks(ofPlaylist: made.id, of: "ann", PageWindow(count: 10)).items == ["c", "a", "b"])
        #expect(moved == (try await library.playlist(made.id, of: "ann")))
        await #expect(throws: LibraryError.changedMeanwhile) {
            _ = try await library.editPlaylist(made.id, of: "ann", expecting: made.revision, .remove([0]))
        }
        #expect(try await library.tracks(ofPlaylist: made.id, of: "ann", PageWindow(count: 10)).items == ["c", "a", "b"])
        let emptied = try await library.editPlaylist(made.id, of: "ann", expecting: nil, .remove([0, 1, 2]))
        #expect(emptied.trackCount == 0)
        let same = try await library.editPlaylist(made.id, of: "ann", expecting: emptied.revision, .remove([]))
        #expect(same == emptied)
        await #expect(throws: LibraryError.noSuchPlaylist) {
            _ = try await library.editPlaylist(made.id, of: "ben", expecting: nil, .remove([]))
        }
        let many = (0...LibraryLimits.tracksPerPlaylist).map { "t\($0)" }
        await #expect(throws: LibraryError.limitReached) {
            _ = try await library.editPlaylist(made.id, of: "ann", expecting: nil, .insert(many, at: 0))
        }
        #expect(try await library.playlist(made.id, of: "ann") == emptied)
    }

    @Test("count an edit that two make at once for the same state only once")
    func race() async throws {
        let made = try await library.createPlaylist(named: "Evening", tracks: (0..<50).map { "t\($0)" }, of: "ann")
        let won = await withTaskGroup(of: Bool.self) { group in
            for place in 0..<8 {
                group.addTask {
                    (try? await library.editPlaylist(made.id, of: "ann", expecting: made.revision, .remove([place]))) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(won == 1)
        #expect(try await library.playlist(made.id, of: "ann")?.trackCount == 49)
    }
}
