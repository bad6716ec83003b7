import ScreenKit
import Testing

/// Every screen of the app, in the states that matter.
enum Corpus {
    /// A screen in one state.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// Path below the version; names in braces stand for things of the fixture.
        let path: String
        let user: ScreenUser?

        init(_ name: String, _ path: String, user: ScreenUser? = nil) {
            self.name = name
            self.path = path
            self.user = user
        }

        var testDescription: String { name }
        /// The name as that of a file.
        var fileName: String { name.split(separator: " ").joined(separator: "-") }
    }

    static let cases: [Case] = [
        Case("home", "/home"),
        Case("home signed in", "/home", user: MusicFixture.listener),
        Case("browse", "/browse"),
        Case("browse period", "/browse/periods/romantic"),
        Case("browse genre", "/browse/genres/symphony"),
        Case("browse instrument", "/browse/instruments/piano"),
        Case("composers", "/composers"),
        Case("composer", "/composers/{composer}"),
        Case("work", "/works/{work}"),
        Case("work with libretto", "/works/{libretto}"),
        Case("album", "/albums/{album}"),
        Case("album signed in", "/albums/{album}", user: MusicFixture.listener),
        Case("compilation", "/albums/{compilation}"),
        Case("artist", "/artists/{artist}"),
        Case("ensemble", "/ensembles/{ensemble}"),
        Case("playlist", "/playlists/{playlist}"),
        Case("own playlist", "/playlists/{ownPlaylist}", user: MusicFixture.listener),
        Case("search empty", "/search"),
        Case("search", "/search?q=a"),
        Case("search narrowed", "/search?q=b&kind=album&period=romantic"),
        Case("search without results", "/search?q=zzzzzz"),
        Case("my music", "/my-music"),
        Case("my music signed in", "/my-music", user: MusicFixture.listener),
        Case("my music of a newcomer", "/my-music", user: ScreenUser(id: "newcomer")),
        Case("favorite albums", "/my-music/favorites/albums", user: MusicFixture.listener),
        Case("favorite tracks", "/my-music/favorites/tracks", user: MusicFixture.listener),
        Case("favorite works of a newcomer", "/my-music/favorites/works", user: ScreenUser(id: "newcomer")),
        Case("podcasts", "/podcasts"),
        Case("podcast", "/podcasts/{podcast}"),
        Case("episode", "/podcasts/{podcast}/episodes/{episode}"),
        Case("livestreams", "/livestreams"),
        Case("livestream", "/livestreams/{livestream}"),
        Case("settings", "/settings"),
        Case("settings signed in", "/settings", user: MusicFixture.listener),
        Case("about", "/about"),
    ]
}
