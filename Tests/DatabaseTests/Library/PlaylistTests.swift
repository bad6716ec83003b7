import Foundation
import ScreenKit
import Screens
import TestSupport
import Testing

@testable import Database

@Suite("Playlists of a listener")
struct PlaylistTests {
    private let folder: TemporaryFolder
    private let library: LibraryDatabase
    private let all = PageWindow(count: 200)

    init() throws {
        folder = try TemporaryFolder()
        library = try LibraryDatabase(directory: folder.url.path)
    }

    private func tracks(_ playlist: UserPlaylist) async throws -> [String] {
        try await library.tracks(ofPlaylist: playlist.id, of: "ann", all).items
    }

    @Test("are made once for a name, with an identifier that cannot be guessed")
    func creation() async throws {
        let playlist = try await library.createPlaylist(named: "Evening", tracks: ["b", "a", "b"], of: "ann")
        #expect(playlist.id.wholeMatch(of: /u-[a-z0-9]{20}/) != nil)
        #expect(playlist.name == "Evening" && playlist.trackCount == 2)
        #expect(try await tracks(playlist) == ["b", "a"])
        let again = try await library.createPlaylist(named: "Evening", tracks: ["a", "c"], of: "ann")
        #expect(again == UserPlaylist(id: playlist.id, name: "Evening", trackCount: 3, revision: again.revision))
        #expect(again.revision > playlist.revision)
        #expect(try await tracks(playlist) == ["b", "a", "c"])
        #expect(try await library.createPlaylist(named: "Evening", tracks: [], of: "ben").id != playlist.id)
        #expect(try await library.playlist(playlist.id, of: "ann") == again)
        #expect(try await library.playlist(playlist.id, of: "ben") == nil)
    }

    @Test("are listed by name, marks and case aside")
    func order() async throws {
        for name in ["zebra", "Éclair", "apple", "Ølive", "eden", "Zebra"] {
            _ = try await library.createPlaylist(named: name, tracks: [], of: "ann")
        }
        #expect(try await library.playlists(of: "ann").map(\.name) == ["apple", "Éclair", "eden", "Ølive", "Zebra", "zebra"])
        #expect(try await library.playlists(of: "ben").isEmpty)
    }

    @Test("are renamed, but not to a name that is taken")
    func renaming() async throws {
        let one = try await library.createPlaylist(named: "One", tracks: [], of: "ann")
        _ = try await library.createPlaylist(named: "Two", tracks: [], of: "ann")
        try await library.renamePlaylist(one.id, to: "Uno", of: "ann")
        try await library.renamePlaylist(one.id, to: "Uno", of: "ann")
        #expect(try await library.playlist(one.id, of: "ann")?.name == "Uno")
        await #expect(throws: LibraryError.nameTaken) { try await library.renamePlaylist(one.id, to: "Two", of: "ann") }
        await #expect(throws: LibraryError.noSuchPlaylist) { try await library.renamePlaylist(one.id, to: "Three", of: "ben") }
        await #expect(throws: LibraryError.noSuchPlaylist) { try await library.renamePlaylist("u-none", to: "Three", of: "ann") }
    }

    @Test("are deleted with their tracks, by their listener only")
    func deletion() async throws {
        let playlist = try await library.createPlaylist(named: "One", tracks: ["a", "b"], of: "ann")
        try await library.deletePlaylist(playlist.id, of: "ben")
        #expect(try await tracks(playlist).count == 2)
        try await library.deletePlaylist(playlist.id, of: "ann")
        try await library.deletePlaylist(playlist.id, of: "ann")
        #expect(try await library.playlists(of: "ann").isEmpty)
        #expect(try await library.tracks(ofPlaylist: playlist.id, of: "ann", all) == Page(items: [], start: 0, total: 0))
        let left = try await library.read { connection in try connection.number("SELECT count(*) FROM playlist_track") }
        #expect(left == 0)
    }

    @Test("take tracks once, lose them and close the gap")
    func tracks() async throws {
        let playlist = try await library.createPlaylist(named: "One", tracks: ["a"], of: "ann")
        try await library.addTracks(["b", "a", "c", "b"], toPlaylist: playlist.id, of: "ann")
        try await library.addTracks(["c"], toPlaylist: playlist.id, of: "ann")
        #expect(try await tracks(playlist) == ["a", "b", "c"])
        try await library.removeTrack("b", fromPlaylist: playlist.id, of: "ann")
        try await library.removeTrack("b", fromPlaylist: playlist.id, of: "ann")
        try await library.addTracks(["d"], toPlaylist: playlist.id, of: "ann")
        #expect(try await tracks(playlist) == ["a", "c", "d"])
        #expect(try await library.playlist(playlist.id, of: "ann")?.trackCount == 3)
        let page = try await library.tracks(ofPlaylist: playlist.id, of: "ann", PageWindow(start: 1, count: 1))
        #expect(page == Page(items: ["c"], start: 1, total: 3))
        for user in ["ben", ""] {
            await #expect(throws: LibraryError.noSuchPlaylist) { try await library.addTracks(["x"], toPlaylist: playlist.id, of: user) }
            await #expect(throws: LibraryError.noSuchPlaylist) { try await library.removeTrack("a", fromPlaylist: playlist.id, of: user) }
            await #expect(throws: LibraryError.noSuchPlaylist) {
                try await library.moveTrack("a", inPlaylist: playlist.id, to: 0, of: user)
            }
            #expect(try await library.tracks(ofPlaylist: playlist.id, of: user, all).total == 0)
        }
    }

    @Test(
        "let tracks be moved",
        arguments: [
            (0, 0, "abcde"), (0, 2, "bcade"), (4, 0, "eabcd"), (1, 3, "acdbe"), (3, 1, "adbce"), (2, 99, "abdec"), (2, -5, "cabde"),
            (0, .max, "bcdea"),
        ]
    )
    func moving(from: Int, to: Int, result: String) async throws {
        let names = Array("abcde").map(String.init)
        let playlist = try await library.createPlaylist(named: "One", tracks: names, of: "ann")
        for _ in 0..<2 {
            try await library.moveTrack(names[from], inPlaylist: playlist.id, to: to, of: "ann")
            #expect(try await tracks(playlist).joined() == result)
        }
        try await library.moveTrack("none", inPlaylist: playlist.id, to: 0, of: "ann")
        #expect(try await tracks(playlist).joined() == result)
    }

    @Test("moved about at random agree with an array")
    func randomChanges() async throws {
        let playlist = try await library.createPlaylist(named: "One", tracks: [], of: "ann")
        var random = SplitMix(state: 8)
        var expected: [String] = []
        for _ in 0..<200 {
            let track = "t\(Int.random(in: 0..<12, using: &random))"
            let place = Int.random(in: 0..<14, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                try await library.addTracks([track], toPlaylist: playlist.id, of: "ann")
                if !expected.contains(track) { expected.append(track) }
            case 1:
                try await library.removeTrack(track, fromPlaylist: playlist.id, of: "ann")
                expected.removeAll { $0 == track }
            default:
                try await library.moveTrack(track, inPlaylist: playlist.id, to: place, of: "ann")
                guard let index = expected.firstIndex(of: track) else { continue }
                expected.remove(at: index)
                expected.insert(track, at: min(place, expected.count))
            }
            #expect(try await tracks(playlist) == expected)
        }
    }

    @Test("are bounded in number, length and name, and a change that is refused leaves nothing")
    func limits() async throws {
        let many = (0..<LibraryLimits.tracksPerPlaylist).map { "t\($0)" }
        let full = try await library.createPlaylist(named: "Full", tracks: many, of: "ann")
        await #expect(throws: LibraryError.limitReached) { try await library.addTracks(["t1", "x"], toPlaylist: full.id, of: "ann") }
        try await library.addTracks(["t1"], toPlaylist: full.id, of: "ann")
        await #expect(throws: LibraryError.limitReached) {
            try await library.createPlaylist(named: "Over", tracks: many + ["x"], of: "ann")
        }
        #expect(try await library.playlists(of: "ann") == [full])
        let almost = try await library.createPlaylist(named: "Almost", tracks: Array(many.dropLast()), of: "ann")
        await #expect(throws: LibraryError.limitReached) { try await library.addTracks(["x", "y"], toPlaylist: almost.id, of: "ann") }
        #expect(try await library.playlist(almost.id, of: "ann")?.trackCount == LibraryLimits.tracksPerPlaylist - 1)

        let longest = String(repeating: "é", count: LibraryLimits.playlistName / 2)
        #expect(try await library.createPlaylist(named: longest, tracks: [], of: "ann").name == longest)
        await #expect(throws: LibraryError.limitReached) { try await library.createPlaylist(named: longest + "x", tracks: [], of: "ann") }
        await #expect(throws: LibraryError.limitReached) { try await library.renamePlaylist(full.id, to: longest + "x", of: "ann") }

        for number in 3..<LibraryLimits.playlists { _ = try await library.createPlaylist(named: "\(number)", tracks: [], of: "ann") }
        await #expect(throws: LibraryError.limitReached) { try await library.createPlaylist(named: "one more", tracks: [], of: "ann") }
        #expect(try await library.createPlaylist(named: "Full", tracks: [], of: "ann").id == full.id)
        #expect(try await library.createPlaylist(named: "one more", tracks: [], of: "ben").trackCount == 0)
    }

    @Test("of one name made by many at once are one")
    func concurrency() async throws {
        let ids = try await withThrowingTaskGroup(of: String.self) { group in
            for task in 0..<10 { group.addTask { try await library.createPlaylist(named: "One", tracks: ["\(task)"], of: "ann").id } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        let playlist = try #require(try await library.playlists(of: "ann").first)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask { try await library.addTracks((0..<20).map { "\(task)-\($0)" }, toPlaylist: playlist.id, of: "ann") }
            }
            try await group.waitForAll()
        }
        #expect(try await library.playlist(playlist.id, of: "ann")?.trackCount == 170)
        #expect(try await Set(tracks(playlist)).count == 170)
    }

    @Test("and settings survive being opened again")
    func persistence() async throws {
        let playlist = try await library.createPlaylist(named: "One", tracks: ["a"], of: "ann")
        #expect(try await library.audioQuality(of: "ann") == .standard)
        try await library.setAudioQuality(.lossless, of: "ann")
        let again = try LibraryDatabase(directory: folder.url.path)
        #expect(try await again.playlists(of: "ann") == [playlist])
        #expect(try await again.audioQuality(of: "ann") == .lossless)
        #expect(try await again.audioQuality(of: "ben") == .standard)
    }
}
