internal import Screens

/// The full-text index of one kind of thing.
///
/// Columns: `name`, what it is called; `more`, the other words it is found by; `facets`, words nobody can type (they begin with `=`)
/// that stand for periods, genres and instruments, so that a filter is one more word of the query instead of a look at every match.
///
/// A row's number begins with the popularity, the most popular first. Matches arrive in the order of the numbers, so the first
/// thousand are the thousand most popular, and nothing has to look at the other million.
enum SearchTable: String, CaseIterable {
    case composer, work, album, track, artist, ensemble, playlist, podcast

    init(_ kind: SearchKind) {
        switch kind {
        case .composer: self = .composer
        case .work: self = .work
        case .album: self = .album
        case .track: self = .track
        case .artist: self = .artist
        case .ensemble: self = .ensemble
        case .playlist: self = .playlist
        case .podcast: self = .podcast
        }
    }

    var name: String { "\(rawValue)_search" }

    /// What makes the table.
    ///
    /// - `detail=none` leaves out where in a row a word is: it is not asked, and a list of rows alone is read several times faster.
    /// - `prefix` lists the rows of every beginning of 1 to 12 letters. Without its list a prefix is the union of the lists of all words
    ///   that begin with it, made before the first match: 170 ms instead of 1 ms where a word is in each of 1.5 million tracks.
    /// - `columnsize=0` leaves out what only `bm25()` needs.
    var definition: String {
        let prefixes = (1...12).map(String.init).joined(separator: " ")
        return """
            CREATE VIRTUAL TABLE \(name) USING fts5(
                name, more, facets,
                tokenize = "unicode61 remove_diacritics 2 tokenchars '='", prefix = '\(prefixes)', detail = none, columnsize = 0
            )
            """
    }

    /// The lists whose owners are the facets of the kind, by the letter they are marked with.
    var facetListings: [(mark: String, listing: Listing)] {
        switch self {
        case .composer: [("p", .composersOfPeriod), ("g", .composersOfGenre), ("i", .composersOfInstrument)]
        case .work, .track: [("p", .worksOfPeriod), ("g", .worksOfGenre), ("i", .worksOfInstrument)]
        case .album: [("p", .albumsOfPeriod), ("g", .albumsOfGenre), ("i", .albumsOfInstrument)]
        case .artist: [("i", .artistsOfInstrument)]
        case .ensemble, .playlist, .podcast: []
        }
    }
}
