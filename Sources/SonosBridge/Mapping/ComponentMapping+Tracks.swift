import ScreenKit

extension ComponentMapping {
    /// The metadata of a track, from what its player is told and what its menu leads to.
    ///
    /// - Parameters:
    ///   - menu: the track's own; nil where it is one of many that a component plays.
    ///   - place: the number of items before it in its section, where that is paged.
    func metadata(_ track: QueueTrack, _ play: PlayAction, menu: [MenuItem]?, place: Int? = nil) -> MediaMetadata {
        let id = ids.track(track.id, in: section, on: screen, place: place)
        // What has no duration does not end: a broadcast.
        guard track.duration > 0 else {
            let stream = StreamMetadata(currentHost: track.artist, currentShow: track.album, logo: profile.artworkAddress(track.image))
            return MediaMetadata(id: id, title: track.title, mimeType: profile.mimeType, content: .stream(stream))
        }
        var content = TrackMetadata(duration: track.duration)
        content.artist = track.artist
        content.album = track.album
        content.composer = track.work?.composer
        content.albumArtURI = profile.artworkAddress(track.image)
        content.canResume = profile.canResume(track)
        if menu != nil, play.queue == screen { content.trackNumber = play.startIndex + 1 }
        guard let menu, !menu.isEmpty else {
            return MediaMetadata(id: id, title: track.title, mimeType: profile.mimeType, content: .track(content))
        }
        profile.forEachScreen(in: menu) { relate($0, to: &content) }
        var metadata = MediaMetadata(id: id, title: track.title, mimeType: profile.mimeType, content: .track(content))
        if let isFavorite = profile.favorite(in: menu)?.isFavorite {
            metadata.isFavorite = isFavorite
            metadata.properties = isFavorite ? SonosRatings.loved : SonosRatings.unrated
        }
        return metadata
    }

    /// Notes where the tracks among a paged section's items stand.
    ///
    /// - Parameters:
    ///   - start: the number of places before them.
    ///   - count: the number of places that they are what is left of.
    func notePlaces(_ components: [Component], from start: Int, covering count: Int) {
        for (component, place) in zip(components, places(of: components, from: start, covering: count)) {
            guard case .play(let play)? = component.events.tap.first, let track = play.tracks.first, play.tracks.count == 1 else {
                continue
            }
            _ = ids.track(track.id, in: section, on: screen, place: place)
        }
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
