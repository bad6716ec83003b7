package import ScreenKit

/// The app's screens in the states that matter, before the things they show are picked.
///
/// Names in braces stand for things of the catalogue; ``SampleThings`` knows which.
package enum SampleCorpus {
    /// Every screen, with its empty and signed-in states.
    package static let screens: [ScreenSample] = [
        ScreenSample("home", "/home"),
        ScreenSample("home signed in", "/home", user: SampleListener.user),
        ScreenSample("browse", "/browse"),
        ScreenSample("browse period", "/browse/periods/romantic"),
        ScreenSample("browse genre", "/browse/genres/symphony"),
        ScreenSample("browse instrument", "/browse/instruments/piano"),
        ScreenSample("composers", "/composers"),
        ScreenSample("composer", "/composers/{composer}"),
        ScreenSample("work", "/works/{work}"),
        ScreenSample("work with libretto", "/works/{libretto}"),
        ScreenSample("album", "/albums/{album}"),
        ScreenSample("album signed in", "/albums/{album}", user: SampleListener.user),
        ScreenSample("compilation", "/albums/{compilation}"),
        ScreenSample("artist", "/artists/{artist}"),
        ScreenSample("ensemble", "/ensembles/{ensemble}"),
        ScreenSample("playlist", "/playlists/{playlist}"),
        ScreenSample("own playlist", "/playlists/{ownPlaylist}", user: SampleListener.user),
        ScreenSample("search empty", "/search"),
        ScreenSample("search", "/search?q=a"),
        ScreenSample("search narrowed", "/search?q=b&kind=album&period=romantic"),
        ScreenSample("search without results", "/search?q=zzzzzz"),
        ScreenSample("my music", "/my-music"),
        ScreenSample("my music signed in", "/my-music", user: SampleListener.user),
        ScreenSample("my music of a newcomer", "/my-music", user: SampleListener.newcomer),
        ScreenSample("favorite albums", "/my-music/favorites/albums", user: SampleListener.user),
        ScreenSample("favorite tracks", "/my-music/favorites/tracks", user: SampleListener.user),
        ScreenSample("favorite works of a newcomer", "/my-music/favorites/works", user: SampleListener.newcomer),
        ScreenSample("podcasts", "/podcasts"),
        ScreenSample("podcast", "/podcasts/{podcast}"),
        ScreenSample("episode", "/podcasts/{podcast}/episodes/{episode}"),
        ScreenSample("livestreams", "/livestreams"),
        ScreenSample("livestream", "/livestreams/{livestream}"),
        ScreenSample("settings", "/settings"),
        ScreenSample("settings signed in", "/settings", user: SampleListener.user),
        ScreenSample("about", "/about"),
    ]

    /// Further states: what data may lack, other languages, sections by themselves, a later page, and sections that failed.
    package static let variations: [ScreenSample] = [
        ScreenSample("album without booklet", "/albums/{plainAlbum}"),
        ScreenSample("work signed in", "/works/{work}", user: SampleListener.user),
        ScreenSample("favorite works", "/my-music/favorites/works", user: SampleListener.user),
        ScreenSample("favorite composers", "/my-music/favorites/composers", user: SampleListener.user),
        ScreenSample("favorite artists", "/my-music/favorites/artists", user: SampleListener.user),
        ScreenSample("favorites signed out", "/my-music/favorites/albums"),
        ScreenSample("search of composers", "/search?q=b&kind=composer"),
        ScreenSample("search signed in", "/search?q=a", user: SampleListener.user),
        ScreenSample("browse in German", "/browse", locale: "de"),
        ScreenSample("album in German", "/albums/{album}", locale: "de"),
        ScreenSample("about in Dutch", "/about", locale: "nl"),
        ScreenSample("podcast in Dutch", "/podcasts/{podcast}", locale: "nl"),
        ScreenSample("a section by itself", "/albums/{album}/sections/tracks"),
        ScreenSample("a later page", page(of: "popular", from: 3, on: "/home")),
        ScreenSample("a later page of composers", page(of: "composers", from: 3, on: "/composers")),
        ScreenSample("home with failed sections", "/home", failing: ["newest", "composers", "works", "podcasts"]),
        ScreenSample("album with a failed section", "/albums/{album}", failing: ["related"]),
        ScreenSample("composer with failed sections", "/composers/{composer}", failing: ["works", "albums"]),
        ScreenSample("search with failed sections", "/search?q=a", failing: ["album", "track"]),
        ScreenSample("my music with failed sections", "/my-music", user: SampleListener.user, failing: ["playlists", "albums"]),
    ]

    private static func page(of section: String, from start: Int, on path: String) -> String {
        "\(path)/sections/\(section)?offset=\(PageOffset(start: start, section: section).token)"
    }
}
