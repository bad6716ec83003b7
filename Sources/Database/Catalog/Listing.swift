/// A list of things in order of popularity, of which there is one for each owner.
///
/// The numbers are stored, and so never change their meaning. Lists that belong to nobody have the owner 0; those of a period, genre or
/// instrument belong to its word in the table `term`.
enum Listing: Int, CaseIterable {
    case composers = 1
    case composersOfPeriod = 2
    case composersOfGenre = 3
    case composersOfInstrument = 4

    case works = 11
    case worksOfComposer = 12
    case worksOfPeriod = 13
    case worksOfGenre = 14
    case worksOfInstrument = 15

    case albums = 21
    case compilations = 22
    case albumsOfComposer = 23
    case albumsOfWork = 24
    case albumsOfArtist = 25
    case albumsOfEnsemble = 26
    case albumsOfPeriod = 27
    case albumsOfGenre = 28
    case albumsOfInstrument = 29

    case artists = 31
    case artistsOfInstrument = 32

    case ensembles = 41
    case playlists = 51
    case podcasts = 61

    /// Counted only: their order is not that of popularity.
    case episodes = 71
    case livestreams = 81

    /// What is in the list.
    var kind: EntityKind? {
        switch self {
        case .composers, .composersOfPeriod, .composersOfGenre, .composersOfInstrument: .composer
        case .works, .worksOfComposer, .worksOfPeriod, .worksOfGenre, .worksOfInstrument: .work
        case .albums, .compilations, .albumsOfComposer, .albumsOfWork, .albumsOfArtist, .albumsOfEnsemble, .albumsOfPeriod, .albumsOfGenre,
            .albumsOfInstrument:
            .album
        case .artists, .artistsOfInstrument: .artist
        case .ensembles: .ensemble
        case .playlists: .playlist
        case .podcasts: .podcast
        case .episodes, .livestreams: nil
        }
    }
}
