import Database
import Platform
import ScreenKit
import Screens
import SonosBridge
import VersionService

/// What speakers have to know of the music app beyond its screens.
enum MusicSpeakers {
    /// The app on speakers, over its stores.
    static func bridge(catalog: CatalogDatabase, library: LibraryDatabase, store: SpeakerDatabase) -> SpeakerBridge {
        SpeakerBridge(
            profile: profile, store: store, library: SpeakerLibrary(catalog: catalog, library: library),
            revisions: { user in
                async let catalog = catalog.revision()
                guard let user else { return (catalog: try await catalog, favorites: 0) }
                async let favorites = library.revision(of: user)
                return try await (catalog: catalog, favorites: favorites)
            },
            duration: { try await catalog.tracks(ids: [$0]).first?.duration },
            isEnabled: { $0[.speakers] })
    }

    /// The tables; the platform fills in the address.
    private static var profile: SonosProfile {
        var profile = SonosProfile(name: ["en": "Concert Hall", "de": "Concert Hall", "nl": "Concert Hall"], publicURL: "")
        profile.languages = ["en", "de", "nl"]
        profile.roots = roots
        profile.kinds = kinds
        profile.hiddenScreens = [SettingsScreen.name, AboutScreen.name, SearchScreen.name]
        profile.categories = categories
        profile.playlists = (screen: MyMusicRoute.pattern, section: "playlists")
        profile.favorites = MyMusicRoute.pattern
        profile.favoriteCommands = (add: FavoriteCommand.name, remove: UnfavoriteCommand.name)
        profile.ownershipCommands = [DeletePlaylistCommand.name]
        profile.mimeType = "audio/wav"
        // Every picture is there in both formats, and players do not draw SVG.
        profile.artwork = { $0.hasSuffix(".svg") ? "\($0.dropLast(4)).png" : $0 }
        return profile
    }

    private static var roots: [SonosRoot] {
        [
            SonosRoot(screen: HomeRoute.pattern, title: text(.home)),
            SonosRoot(screen: BrowseRoute.pattern, title: text(.browse)),
            SonosRoot(screen: ComposersRoute.pattern, title: text(.composers), kind: SonosKind(.container, isAlphabetical: true)),
            SonosRoot(screen: PodcastsRoute.pattern, title: text(.podcasts)),
            SonosRoot(screen: MyMusicRoute.pattern, title: text(.myMusic), kind: SonosKind(.favorites)),
        ]
    }

    /// The app's own words for something.
    private static func text(_ phrase: Phrase) -> SonosText { ["en": phrase.en, "de": phrase.de, "nl": phrase.nl] }

    private static var kinds: [ScreenName: SonosKind] {
        let albums = SonosDisplayType("albums", .grid)
        let people = SonosDisplayType("people", .list)
        return [
            AlbumScreen.name: SonosKind(.album, displayType: albums, role: .album),
            ArtistScreen.name: SonosKind(.artist, displayType: people, role: .artist),
            EnsembleScreen.name: SonosKind(.artist, displayType: people),
            ComposerScreen.name: SonosKind(.artist, displayType: people, role: .composer),
            ComposersScreen.name: SonosKind(.container, isAlphabetical: true),
            PlaylistScreen.name: SonosKind(.playlist),
            PodcastScreen.name: SonosKind(.container), EpisodeScreen.name: SonosKind(.trackList),
        ]
    }

    /// Search by the sections of the search screen.
    private static var categories: [SonosCategory] {
        [
            category(.composer, "composers"), category(.artist, "artists"), category(.album, "albums"), category(.work, nil),
            category(.track, "tracks"), category(.ensemble, nil), category(.playlist, "playlists"), category(.podcast, "podcasts"),
        ]
    }

    private static func category(_ kind: SearchKind, _ canonicalID: String?) -> SonosCategory {
        SonosCategory(id: kind.rawValue, canonicalID: canonicalID, title: text(.name(of: kind)), section: kind.rawValue) { term in
            let text = String(term.trimmingPrefix { $0.isWhitespace }.prefix(SearchRoute.textLimit / 4))
            return text.isEmpty ? nil : String(SearchRoute(text: text, kind: kind).path.dropFirst())
        }
    }
}
