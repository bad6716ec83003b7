import Foundation
import GRDB
import ScreenKit
import Screens
import TestSupport
import Testing

@testable import Database

@Suite("Favourites")
struct FavoriteTests {
    private let folder: TemporaryFolder
    private let library: LibraryDatabase
    private let all = PageWindow(count: 200)

    init() throws {
        folder = try TemporaryFolder()
        library = try LibraryDatabase(directory: folder.url.path)
    }

    @Test("are marked and unmarked, latest marked first")
    func order() async throws {
        for id in ["one", "two", "three"] { try await library.setFavorite(true, kind: .album, id: id, of: "ann") }
        try await library.setFavorite(true, kind: .track, id: "t", of: "ann")
        #expect(try await library.favorites(of: "ann", kind: .album, all).items == ["three", "two", "one"])
        try await library.setFavorite(false, kind: .album, id: "two", of: "ann")
        try await library.setFavorite(true, kind: .album, id: "two", of: "ann")
        #expect(try await library.favorites(of: "ann", kind: .album, all).items == ["two", "three", "one"])
        #expect(try await library.favorites(of: "ann", kind: .track, all).items == ["t"])
        let page = try await library.favorites(of: "ann", kind: .album, PageWindow(start: 1, count: 1))
        #expect(page == Page(items: ["three"], start: 1, total: 3))
    }

    @Test("marked or unmarked twice are as after once")
    func idempotence() async throws {
        try await library.setFavorite(true, kind: .work, id: "one", of: "ann")
        try await library.setFavorite(true, kind: .work, id: "two", of: "ann")
        try await library.setFavorite(true, kind: .work, id: "one", of: "ann")
        #expect(try await library.favorites(of: "ann", kind: .work, all).items == ["two", "one"])
        try await library.setFavorite(false, kind: .work, id: "one", of: "ann")
        try await library.setFavorite(false, kind: .work, id: "one", of: "ann")
        #expect(try await library.favorites(of: "ann", kind: .work, all).items == ["two"])
    }

    @Test("are a listener's own")
    func owners() async throws {
        try await library.setFavorite(true, kind: .artist, id: "one", of: "ann")
        try await library.setFavorite(true, kind: .artist, id: "two", of: "ben")
        let favorites = try await library.favorites(of: "ann")
        #expect(favorites.contains(.artist, "one") && !favorites.contains(.artist, "two") && !favorites.contains(.work, "one"))
        #expect(favorites.count(of: .artist) == 1 && favorites.count(of: .album) == 0)
        #expect(try await library.favorites(of: "nobody") == Favorites())
    }

    @Test("are bounded, each kind by itself")
    func limit() async throws {
        try await library.write { connection in
            for number in 1...LibraryLimits.favoritesPerKind {
                try connection.run("INSERT INTO favorite (user, kind, id) VALUES ('ann', 'album', ?)", ["album-\(number)"])
            }
        }
        await #expect(throws: LibraryError.limitReached) { try await library.setFavorite(true, kind: .album, id: "more", of: "ann") }
        try await library.setFavorite(true, kind: .album, id: "album-7", of: "ann")
        try await library.setFavorite(true, kind: .track, id: "more", of: "ann")
        try await library.setFavorite(false, kind: .album, id: "album-7", of: "ann")
        try await library.setFavorite(true, kind: .album, id: "more", of: "ann")
        #expect(try await library.favorites(of: "ann").count(of: .album) == LibraryLimits.favoritesPerKind)
    }

    @Test("with a NUL in them are refused")
    func nul() async throws {
        await #expect(throws: (any Error).self) { try await library.setFavorite(true, kind: .album, id: "a\u{0}b", of: "ann") }
        await #expect(throws: (any Error).self) { try await library.setFavorite(true, kind: .album, id: "a", of: "ann\u{0}x") }
        #expect(try await library.favorites(of: "ann") == Favorites())
    }

    @Test("marked by many at once are all there")
    func concurrency() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for number in 0..<25 { try await library.setFavorite(true, kind: .album, id: "\(task)-\(number)", of: "ann") }
                }
            }
            try await group.waitForAll()
        }
        let page = try await library.favorites(of: "ann", kind: .album, all)
        #expect(page.total == 200 && Set(page.items).count == 200)
    }
}
