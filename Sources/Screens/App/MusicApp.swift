public import ScreenKit
public import VersionService

/// The classical-music app: its screens, its commands, and what every one of its screens has.
public struct MusicApp: ScreenApp {
    public let screens: [ScreenEndpoint]
    public let commands: [CommandEndpoint]
    public let assets: [AssetEndpoint]
    public let components = ComponentCatalogue.core(adding: ComponentDefinition.music)
    public let locales: [LanguageTag] = ["en", "de", "nl"]
    public let defaultBrand = Brand(id: "classical", name: "Concert Hall")
    public let startPath = HomeRoute().path
    public var features: FeatureCatalogue { Features.catalogue }

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        screens = [
            ScreenEndpoint(HomeScreen(catalog: catalog, library: library)),
            ScreenEndpoint(BrowseScreen()),
            ScreenEndpoint(BrowseCategoryScreen(catalog: catalog, library: library)),
            ScreenEndpoint(ComposersScreen(catalog: catalog, library: library)),
            ScreenEndpoint(ComposerScreen(catalog: catalog, library: library)),
            ScreenEndpoint(WorkScreen(catalog: catalog, library: library)),
            ScreenEndpoint(AlbumScreen(catalog: catalog, library: library)),
            ScreenEndpoint(ArtistScreen(catalog: catalog, library: library)),
            ScreenEndpoint(EnsembleScreen(catalog: catalog, library: library)),
            ScreenEndpoint(PlaylistScreen(catalog: catalog, library: library)),
            ScreenEndpoint(SearchScreen(catalog: catalog, library: library)),
            ScreenEndpoint(MyMusicScreen(catalog: catalog, library: library)),
            ScreenEndpoint(FavoritesScreen(catalog: catalog, library: library)),
            ScreenEndpoint(PodcastsScreen(catalog: catalog)),
            ScreenEndpoint(PodcastScreen(catalog: catalog)),
            ScreenEndpoint(EpisodeScreen(catalog: catalog)),
            ScreenEndpoint(LivestreamsScreen(catalog: catalog)),
            ScreenEndpoint(LivestreamScreen(catalog: catalog, library: library)),
            ScreenEndpoint(SettingsScreen(library: library)),
            ScreenEndpoint(AboutScreen(catalog: catalog)),
        ]
        commands = [
            CommandEndpoint(FavoriteCommand(catalog: catalog, library: library)),
            CommandEndpoint(UnfavoriteCommand(library: library)),
            CommandEndpoint(CreatePlaylistCommand(catalog: catalog, library: library)),
            CommandEndpoint(RenamePlaylistCommand(library: library)),
            CommandEndpoint(DeletePlaylistCommand(library: library)),
            CommandEndpoint(AddToPlaylistCommand(catalog: catalog, library: library)),
            CommandEndpoint(RemoveFromPlaylistCommand(library: library)),
            CommandEndpoint(ReorderPlaylistCommand(library: library)),
            CommandEndpoint(SetAudioQualityCommand(library: library)),
        ]
        assets = [Artwork.endpoint, Booklet.endpoint(catalog: catalog)]
    }
}
