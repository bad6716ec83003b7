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
    /// What the samples are about.
    let things: SampleThings

    /// - Parameter speakers: the listeners' smart speakers; nil where the app is not served to any.
    public init(catalog: any CatalogReading, library: any LibraryStore, speakers: (any LinkedSpeakers)? = nil) {
        things = SampleThings(catalog: catalog, library: library)
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
            ScreenEndpoint(SettingsScreen(library: library, speakers: speakers)),
            ScreenEndpoint(AboutScreen(catalog: catalog)),
        ]
        let speakerCommands = speakers.map { [CommandEndpoint(UnlinkSpeakerCommand(speakers: $0))] } ?? []
        commands =
            [
                CommandEndpoint(FavoriteCommand(catalog: catalog, library: library)),
                CommandEndpoint(UnfavoriteCommand(library: library)),
                CommandEndpoint(CreatePlaylistCommand(catalog: catalog, library: library)),
                CommandEndpoint(RenamePlaylistCommand(library: library)),
                CommandEndpoint(DeletePlaylistCommand(library: library)),
                CommandEndpoint(AddToPlaylistCommand(catalog: catalog, library: library)),
                CommandEndpoint(RemoveFromPlaylistCommand(library: library)),
                CommandEndpoint(ReorderPlaylistCommand(library: library)),
                CommandEndpoint(SetAudioQualityCommand(library: library)),
            ] + speakerCommands
        assets = [Artwork.endpoint, Booklet.endpoint(catalog: catalog)]
    }
}
