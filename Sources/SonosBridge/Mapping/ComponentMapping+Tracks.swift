import ScreenKit

extension ComponentMapping {
    /// The metadata of a track, from what its player is told and what its menu leads to.
    ///
    /// - Parameter component: nil where the track is one of many that a component plays.
    func metadata(_ track: QueueTrack, _ play: PlayAction, _ component: Component?) -> MediaMetadata {
        guard track.duration > 0 else { return stream(track) }
        var content = TrackMetadata(duration: track.duration)
        content.artist = track.artist
        content.album = track.album
        content.composer = track.work?.composer
        content.albumArtURI = profile.address(track.image)
        if play.queue == screen, component != nil { content.trackNumber = play.startIndex + 1 }
        let menu = MenuMapping(profile: profile, menu: component?.menu ?? [])
        for target in menu.screens { relate(target, to: &content) }
        var metadata = MediaMetadata(
            id: ids.text(.track(screen: screen, section: section, track: track.id)), title: track.title, mimeType: profile.mimeType,
            content: .track(content))
        metadata.isFavorite = menu.favorite?.isFavorite
        if let isFavorite = metadata.isFavorite {
            metadata.properties = [MediaMetadata.Property(name: SonosRatings.property, value: isFavorite ? "1" : "0")]
        }
        return metadata
    }

    /// What has no duration does not end: a broadcast.
    private func stream(_ track: QueueTrack) -> MediaMetadata {
        MediaMetadata(
            id: ids.text(.track(screen: screen, section: section, track: track.id)), title: track.title, mimeType: profile.mimeType,
            content: .stream(StreamMetadata(currentHost: track.artist, currentShow: track.album, logo: profile.address(track.image))))
    }

    private func relate(_ target: ScreenAction, to content: inout TrackMetadata) {
        switch profile.kind(of: target.name).role {
        case .album: content.albumID = ids.screen(target.path)
        case .artist: content.artistID = ids.screen(target.path)
        case .composer: content.composerID = ids.screen(target.path)
        case nil: break
        }
    }
}
