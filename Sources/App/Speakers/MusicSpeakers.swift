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
            SonosRoot(screen: HomeRoute.pattern, title: ["en": "Listen Now", "de": "Jetzt hören", "nl": "Nu luisteren"]),
            SonosRoot(screen: BrowseRoute.pattern, title: ["en": "Browse", "de": "Stöbern", "nl": "Ontdekken"]),
            SonosRoot(
                screen: ComposersRoute.pattern, title: ["en": "Composers", "de": "Komponisten", "nl": "Componisten"],
                kind: SonosKind(.container, isAlphabetical: true)),
            SonosRoot(screen: PodcastsRoute.pattern, title: ["en": "Podcasts", "de": "Podcasts", "nl": "Podcasts"]),
            SonosRoot(
                screen: MyMusicRoute.pattern, title: ["en": "My Music", "de": "Meine Musik", "nl": "Mijn muziek"],
                kind: SonosKind(.favorites)),
        ]
    }

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
            category(.composer, "composers", ["en": "Composers", "de": "Komponisten", "nl": "Componisten"]),
            category(.artist, "artists", ["en": "Performers", "de": "Interpreten", "nl": "Uitvoerenden"]),
            category(.album, "albums", ["en": "Albums", "de": "Alben", "nl": "Albums"]),
            category(.work, nil, ["en": "Works", "de": "Werke", "nl": "Werken"]),
            category(.track, "tracks", ["en": "Tracks", "de": "Titel", "nl": "Tracks"]),
            category(.ensemble, nil, ["en": "Ensembles", "de": "Ensembles", "nl": "Ensembles"]),
            category(.playlist, "playlists", ["en": "Playlists", "de": "Playlists", "nl": "Afspeellijsten"]),
            category(.podcast, "podcasts", ["en": "Podcasts", "de": "Podcasts", "nl": "Podcasts"]),
        ]
    }

    private static func category(_ kind: SearchKind, _ canonicalID: String?, _ title: SonosText) -> SonosCategory {
        SonosCategory(id: kind.rawValue, canonicalID: canonicalID, title: title, section: kind.rawValue) { term in
            let text = String(term.trimmingPrefix { $0.isWhitespace }.prefix(SearchRoute.textLimit / 4))
            return text.isEmpty ? nil : String(SearchRoute(text: text, kind: kind).path.dropFirst())
        }
    }
}
