import ScreenKit

/// What a picture is of; the first part of its address.
enum ArtworkKind: String, CaseIterable {
    case albums, composers, works, artists, ensembles, playlists, podcasts, livestreams

    var placeholder: IconToken {
        switch self {
        case .albums: .album
        case .composers, .artists: .person
        case .works: .work
        case .ensembles: .group
        case .playlists: .playlist
        case .podcasts: .podcast
        case .livestreams: .live
        }
    }

    var shape: ImageReference.Shape {
        switch self {
        case .composers, .artists: .circle
        case .albums, .works: .square
        default: .rounded
        }
    }
}
