/// A part of the catalogue that can be browsed.
public enum BrowseCategory: Sendable, Hashable {
    case period(Period)
    case genre(Genre)
    case instrument(Instrument)

    /// The category's name.
    var phrase: Phrase {
        switch self {
        case .period(let period): .name(of: period)
        case .genre(let genre): .name(of: genre)
        case .instrument(let instrument): .name(of: instrument)
        }
    }

    var albums: AlbumList {
        switch self {
        case .period(let period): .period(period)
        case .genre(let genre): .genre(genre)
        case .instrument(let instrument): .instrument(instrument)
        }
    }

    var composers: ComposerList {
        switch self {
        case .period(let period): .period(period)
        case .genre(let genre): .genre(genre)
        case .instrument(let instrument): .instrument(instrument)
        }
    }

    var works: WorkList {
        switch self {
        case .period(let period): .period(period)
        case .genre(let genre): .genre(genre)
        case .instrument(let instrument): .instrument(instrument)
        }
    }

    /// The performers that go with the category; only instruments have any.
    var artists: ArtistList? {
        if case .instrument(let instrument) = self { .instrument(instrument) } else { nil }
    }
}
