import Database
import ScreenKit
import Screens
import Testing
import VersionService

@Suite("Playlists, podcasts and livestreams")
struct EditorialTests {
    private let all = PageWindow(count: 200)

    @Test("playlists have tracks in the editors' order")
    func playlists() async throws {
        let database = try await TestCatalog.fixture.value.database
        let page = try await database.playlists(all)
        #expect(page.items.map(\.id) == ["first-steps", "twenty-four"] && page.total == 2)
        let playlist = try #require(try await database.playlist("twenty-four"))
        #expect(playlist.trackCount == 24 && playlist.duration == 2268)
        let tracks = try await database.tracks(ofPlaylist: "twenty-four", PageWindow(start: 20, count: 10))
        #expect(tracks.items.map(\.id) == (21...24).map { "pollini-chopin-preludes-1975-\($0)" })
        #expect(tracks.start == 20 && tracks.total == 24)
        let steps = try await database.tracks(ofPlaylist: "first-steps", all)
        #expect(steps.items.map(\.albumID).first == "gould-goldberg-variations-1982" && steps.items.last?.title == "Largo")
        #expect(try await database.playlist("none") == nil)
        #expect(try await database.tracks(ofPlaylist: "none", all) == Page(items: [], start: 0, total: 0))
    }

    @Test("podcasts are listed by popularity, episodes latest first")
    func podcasts() async throws {
        let database = try await TestCatalog.fixture.value.database
        let page = try await database.podcasts(all)
        #expect(page.items.map(\.id) == ["first-nights", "how-a-symphony-is-built"] && page.total == 2)
        #expect(try await database.podcast("first-nights")?.episodeCount == 3)
        #expect(try await database.podcast("none") == nil)
        let episodes = try await database.episodes(ofPodcast: "first-nights", PageWindow(count: 2))
        #expect(episodes.items.map(\.id) == ["beethovens-ninth-1824", "messiah-1742"] && episodes.total == 3)
        #expect(try await database.episodes(ofPodcast: "none", all).total == 0)
        let latest = try await database.latestEpisodes(PageWindow(start: 2, count: 2))
        #expect(latest.items.map(\.id) == ["the-rite-of-spring-1913", "the-slow-heart"] && latest.total == 6)
    }

    @Test("episodes have chapters and know their podcast")
    func episode() async throws {
        let database = try await TestCatalog.fixture.value.database
        let episode = try #require(try await database.episode("messiah-1742", ofPodcast: "first-nights"))
        #expect(episode.podcastID == "first-nights" && episode.published == "2024-05-16" && episode.duration == 2340)
        #expect(episode.chapters.count == 3 && episode.chapters[0].start == 0)
        #expect(!episode.chapters[2].title["nl"].isEmpty)
        #expect(try await database.podcast("first-nights")?.title == episode.podcastTitle)
        #expect(try await database.episode("messiah-1742", ofPodcast: "how-a-symphony-is-built") == nil)
    }

    @Test("livestreams are in the order they begin, with their works")
    func livestreams() async throws {
        let database = try await TestCatalog.fixture.value.database
        let page = try await database.livestreams(all)
        #expect(page.items.map(\.id) == ["advent-concert-2026", "new-year-serenades-2027"] && page.total == 2)
        let livestream = try #require(try await database.livestream("new-year-serenades-2027"))
        #expect(livestream.startsAt.iso8601 == "2027-01-10T19:00:00Z" && livestream.duration == 7200)
        #expect(livestream.works.map(\.id) == ["beethoven-symphony-7", "chopin-preludes-op-28"])
        #expect(livestream.works[0].composerName == "Ludwig van Beethoven")
        #expect(try await database.livestream("none") == nil)
    }
}
