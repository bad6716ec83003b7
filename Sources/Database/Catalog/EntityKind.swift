/// What the catalogue has records of, named like the table and the `kind` of the record.
enum EntityKind: String, CaseIterable {
    case composer, work, artist, ensemble, album, playlist, podcast, livestream

    /// The lists things of this kind can be in.
    var listings: [Listing] { Listing.allCases.filter { $0.kind == self } }

    /// The list all things of this kind are in; none for livestreams.
    var all: Listing? {
        switch self {
        case .composer: .composers
        case .work: .works
        case .artist: .artists
        case .ensemble: .ensembles
        case .album: .albums
        case .playlist: .playlists
        case .podcast: .podcasts
        case .livestream: nil
        }
    }
}
