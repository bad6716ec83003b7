import ScreenKit
import VersionService

/// Lines of lists, for what is mostly shown as cards.
extension MusicComponents {
    /// A line for a performer.
    func row(_ artist: ArtistSummary, in section: String) -> Component {
        Component(.row, id: "\(section)/artists/\(artist.id)")
            .title(artist.name)
            .subtitle(context.text(.name(of: artist.role)))
            .accessory(context.count(artist.albumCount, .oneAlbum, .manyAlbums))
            .image(context.image(.artists, artist.id))
            .onTap(ArtistScreen.open(artist, self))
            .menu { favoriteItem(.artist, artist.id) }
            .accessibility(nil, role: .link)
            .analytics(["item": "artists/\(artist.id)", "kind": "artists", "section": section])
            .style(.row)
    }

    /// A line for an ensemble.
    func row(_ ensemble: EnsembleSummary, in section: String) -> Component {
        Component(.row, id: "\(section)/ensembles/\(ensemble.id)")
            .title(ensemble.name)
            .subtitle(context.text(.name(of: ensemble.type)))
            .accessory(context.count(ensemble.albumCount, .oneAlbum, .manyAlbums))
            .image(context.image(.ensembles, ensemble.id))
            .onTap(EnsembleScreen.open(ensemble, self))
            .accessibility(nil, role: .link)
            .analytics(["item": "ensembles/\(ensemble.id)", "kind": "ensembles", "section": section])
            .style(.row)
    }

    /// A line for one of the editors' playlists.
    func row(_ playlist: PlaylistSummary, in section: String) -> Component {
        Component(.row, id: "\(section)/playlists/\(playlist.id)")
            .title(context.text(playlist.title))
            .subtitle(context.text(playlist.description))
            .accessory(context.count(playlist.trackCount, .oneTrack, .manyTracks))
            .image(context.image(.playlists, playlist.id))
            .onTap(PlaylistScreen.open(playlist, self))
            .menu { playlistMenu(playlist) }
            .accessibility(nil, role: .link)
            .analytics(["item": "playlists/\(playlist.id)", "kind": "playlists", "section": section])
            .style(.row)
    }

    /// A line for a podcast.
    func row(_ podcast: PodcastSummary, in section: String) -> Component {
        Component(.row, id: "\(section)/podcasts/\(podcast.id)")
            .title(context.text(podcast.title))
            .subtitle(context.text(podcast.description))
            .accessory(context.count(podcast.episodeCount, .oneEpisode, .manyEpisodes))
            .image(context.image(.podcasts, podcast.id))
            .onTap(PodcastScreen.open(podcast, context))
            .accessibility(nil, role: .link)
            .analytics(["item": "podcasts/\(podcast.id)", "kind": "podcasts", "section": section])
            .style(.row)
    }

    /// A line for one of the listener's own playlists.
    func row(_ playlist: UserPlaylist, in section: String) -> Component {
        Component(.row, id: "\(section)/playlists/\(playlist.id)")
            .title(playlist.name)
            .subtitle(context.count(playlist.trackCount, .oneTrack, .manyTracks))
            .image(context.image(.playlists, playlist.id))
            .onTap(PlaylistScreen.open(playlist, self))
            .menu { PlaylistScreen.ownMenu(playlist, self) }
            .accessibility(nil, role: .link)
            .analytics(["item": "playlists/\(playlist.id)", "kind": "playlists", "section": section])
            .style(.row)
    }
}

/// Lines of lists, for what is spoken or broadcast.
extension MusicComponents {
    /// A line for an episode.
    func row(_ episode: Episode, in section: String, showingPodcast: Bool) -> Component {
        Component(.episodeRow, id: "\(section)/podcasts/\(episode.podcastID)/episodes/\(episode.id)")
            .title(context.text(episode.title))
            .subtitle(showingPodcast ? context.text(episode.podcastTitle) : context.day(episode.published))
            .accessory(context.duration(episode.duration))
            .description(context.text(episode.description))
            .image(showingPodcast ? context.image(.podcasts, episode.podcastID) : nil)
            .onTap(EpisodeScreen.open(episode, context))
            .accessibility(nil, role: .link)
            .analytics(["item": "episodes/\(episode.id)", "kind": "episodes", "section": section])
            .style(.row)
    }

    /// A card for a live concert.
    func card(_ livestream: Livestream, in section: String) -> Component {
        Component(.liveCard, id: "\(section)/livestreams/\(livestream.id)")
            .title(context.text(livestream.title))
            .subtitle(context.dateTime(livestream.startsAt))
            .description(context.text(livestream.description))
            .image(context.image(.livestreams, livestream.id))
            .onTap(LivestreamScreen.open(livestream, context))
            .custom("startsAt", .string(livestream.startsAt.iso8601))
            .accessibility(nil, role: .link)
            .analytics(["item": "livestreams/\(livestream.id)", "kind": "livestreams", "section": section])
            .style(.card)
    }
}
