import ScreenKit

/// Draws the things of the catalogue as components, the same way on every screen.
///
/// Component ids are `section/kind/id`, so that the same album may appear in two sections.
struct MusicComponents {
    let context: ScreenContext
    let favorites: Favorites

    /// A card for an album.
    func card(_ album: AlbumSummary, in section: String) -> Component {
        Component(.card, id: "\(section)/albums/\(album.id)")
            .title(album.title)
            .subtitle(context.performers(album.artistLine))
            .image(context.image(.albums, album.id))
            .onTap(AlbumScreen.open(album, self))
            .menu { albumMenu(album) }
            .accessibility("\(album.title), \(context.performers(album.artistLine))", role: .link)
            .analytics(["item": "albums/\(album.id)", "kind": "albums", "section": section])
            .style(.card)
    }

    /// A card for a composer.
    func card(_ composer: ComposerSummary, in section: String) -> Component {
        Component(.card, id: "\(section)/composers/\(composer.id)")
            .title(composer.name)
            .subtitle(context.lifetime(born: composer.born, died: composer.died))
            .image(context.image(.composers, composer.id))
            .onTap(ComposerScreen.open(id: composer.id, name: composer.name, self))
            .menu { favoriteItem(.composer, composer.id) }
            .accessibility(nil, role: .link)
            .analytics(["item": "composers/\(composer.id)", "kind": "composers", "section": section])
            .style(.card)
    }

    /// A card for a performer.
    func card(_ artist: ArtistSummary, in section: String) -> Component {
        Component(.card, id: "\(section)/artists/\(artist.id)")
            .title(artist.name)
            .subtitle(context.text(.name(of: artist.role)))
            .image(context.image(.artists, artist.id))
            .onTap(ArtistScreen.open(artist, self))
            .menu { favoriteItem(.artist, artist.id) }
            .accessibility(nil, role: .link)
            .analytics(["item": "artists/\(artist.id)", "kind": "artists", "section": section])
            .style(.card)
    }

    /// A card for an ensemble.
    func card(_ ensemble: EnsembleSummary, in section: String) -> Component {
        Component(.card, id: "\(section)/ensembles/\(ensemble.id)")
            .title(ensemble.name)
            .subtitle(ensemble.city)
            .image(context.image(.ensembles, ensemble.id))
            .onTap(EnsembleScreen.open(ensemble, self))
            .accessibility(nil, role: .link)
            .analytics(["item": "ensembles/\(ensemble.id)", "kind": "ensembles", "section": section])
            .style(.card)
    }

    /// A card for one of the editors' playlists.
    func card(_ playlist: PlaylistSummary, in section: String) -> Component {
        Component(.card, id: "\(section)/playlists/\(playlist.id)")
            .title(context.text(playlist.title))
            .subtitle(context.count(playlist.trackCount, .oneTrack, .manyTracks))
            .image(context.image(.playlists, playlist.id))
            .onTap(PlaylistScreen.open(playlist, self))
            .menu { playlistMenu(playlist) }
            .accessibility(nil, role: .link)
            .analytics(["item": "playlists/\(playlist.id)", "kind": "playlists", "section": section])
            .style(.card)
    }

    /// A card for a podcast.
    func card(_ podcast: PodcastSummary, in section: String) -> Component {
        Component(.card, id: "\(section)/podcasts/\(podcast.id)")
            .title(context.text(podcast.title))
            .subtitle(context.count(podcast.episodeCount, .oneEpisode, .manyEpisodes))
            .image(context.image(.podcasts, podcast.id))
            .onTap(PodcastScreen.open(podcast, context))
            .accessibility(nil, role: .link)
            .analytics(["item": "podcasts/\(podcast.id)", "kind": "podcasts", "section": section])
            .style(.card)
    }

    /// A line for a work.
    func row(_ work: WorkSummary, in section: String, showingComposer: Bool = true) -> Component {
        Component(.row, id: "\(section)/works/\(work.id)")
            .title(work.displayTitle)
            .subtitle(showingComposer ? work.composerName : work.numberAndKey)
            .accessory(context.count(work.recordingCount, .oneRecording, .manyRecordings))
            .image(context.image(.works, work.id))
            .onTap(WorkScreen.open(id: work.id, title: work.title, composerName: work.composerName, self))
            .menu {
                favoriteItem(.work, work.id)
                goToComposer(id: work.composerID, name: work.composerName)
            }
            .accessibility(nil, role: .link)
            .analytics(["item": "works/\(work.id)", "kind": "works", "section": section])
            .style(.row)
    }

    /// A line for an album.
    func row(_ album: AlbumSummary, in section: String) -> Component {
        Component(.row, id: "\(section)/albums/\(album.id)")
            .title(album.title)
            .subtitle(context.performers(album.artistLine))
            .accessory(String(album.released.prefix(4)))
            .image(context.image(.albums, album.id))
            .onTap(AlbumScreen.open(album, self))
            .menu { albumMenu(album) }
            .accessibility(nil, role: .link)
            .analytics(["item": "albums/\(album.id)", "kind": "albums", "section": section])
            .style(.row)
    }

    /// A line for a composer.
    func row(_ composer: ComposerSummary, in section: String) -> Component {
        Component(.row, id: "\(section)/composers/\(composer.id)")
            .title(composer.name)
            .subtitle(context.lifetime(born: composer.born, died: composer.died))
            .accessory(context.count(composer.workCount, .oneWork, .manyWorks))
            .image(context.image(.composers, composer.id))
            .onTap(ComposerScreen.open(id: composer.id, name: composer.name, self))
            .menu { favoriteItem(.composer, composer.id) }
            .accessibility(nil, role: .link)
            .analytics(["item": "composers/\(composer.id)", "kind": "composers", "section": section])
            .style(.row)
    }
}
