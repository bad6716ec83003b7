internal import Screens

extension Derivation {
    /// What puts things into lists: selections of list, item, owner and popularity.
    ///
    /// Later ones build upon earlier ones.
    var memberships: [String] {
        everybody + ofWorks + ofComposers + ofAlbums + ofArtists
    }

    private var everybody: [String] {
        [
            (EntityKind.composer, "popularity"), (.work, "popularity"), (.album, "popularity"), (.artist, "popularity"),
            (.ensemble, "popularity"), (.podcast, "popularity"), (.playlist, "50"),
        ].compactMap { kind, popularity in
            kind.all.map { "SELECT \($0.rawValue), key, 0, \(popularity) FROM \(kind.rawValue) WHERE key IN \(keys(kind))" }
        }
    }

    private var ofWorks: [String] {
        let works = "\(keys(.work)) AS scope CROSS JOIN work ON work.key = scope.key"
        return [
            member(.worksOfComposer, "work.key, work.composer, work.popularity", works),
            member(.worksOfGenre, "work.key, term.key, work.popularity", "\(works) CROSS JOIN term ON term.word = work.genre"),
            member(
                .worksOfPeriod, "work.key, term.key, work.popularity",
                "\(works) CROSS JOIN composer ON composer.key = work.composer CROSS JOIN term ON term.word = composer.period"
            ),
            member(
                .worksOfInstrument, "work.key, term.key, work.popularity",
                "\(works) CROSS JOIN work_instrument ON work_instrument.work = work.key CROSS JOIN term ON term.word = instrument"
            ),
        ]
    }

    /// Composers are in the lists of the genres and instruments of their works.
    private var ofComposers: [String] {
        let composers = "\(keys(.composer)) AS scope CROSS JOIN composer ON composer.key = scope.key"
        let works = "\(composers) CROSS JOIN work ON work.composer = composer.key"
        return [
            member(
                .composersOfPeriod, "composer.key, term.key, composer.popularity",
                "\(composers) CROSS JOIN term ON term.word = composer.period"
            ),
            member(
                .composersOfGenre, "composer.key, term.key, composer.popularity", "\(works) CROSS JOIN term ON term.word = work.genre"
            ),
            member(
                .composersOfInstrument, "composer.key, term.key, composer.popularity",
                "\(works) CROSS JOIN work_instrument ON work_instrument.work = work.key CROSS JOIN term ON term.word = instrument"
            ),
        ]
    }

    /// Albums are in the lists of their performers and works, and in all lists these works belong in.
    private var ofAlbums: [String] {
        let albums = "\(keys(.album)) AS scope CROSS JOIN album ON album.key = scope.key"
        let works = """
            \(albums) CROSS JOIN membership AS recorded ON recorded.list = \(Listing.albumsOfWork.rawValue) AND recorded.item = album.key
            CROSS JOIN work ON work.key = recorded.owner
            """
        let tracks = """
            track.key BETWEEN album.key << \(TrackKey.positionBits) AND album.key << \(TrackKey.positionBits) | \(TrackKey.positionMask)
            """
        return [
            "SELECT \(Listing.compilations.rawValue), album.key, 0, album.popularity FROM \(albums) WHERE album.is_compilation",
            member(.albumsOfArtist, "album.key, artist, album.popularity", "\(albums) CROSS JOIN album_artist ON album = album.key"),
            member(.albumsOfEnsemble, "album.key, ensemble, album.popularity", "\(albums) CROSS JOIN album_ensemble ON album = album.key"),
            member(.albumsOfWork, "album.key, track.work, album.popularity", "\(albums) CROSS JOIN track ON \(tracks)"),
            member(.albumsOfComposer, "album.key, work.composer, album.popularity", works),
            member(.albumsOfGenre, "album.key, term.key, album.popularity", "\(works) CROSS JOIN term ON term.word = work.genre"),
            member(
                .albumsOfPeriod, "album.key, term.key, album.popularity",
                "\(works) CROSS JOIN composer ON composer.key = work.composer CROSS JOIN term ON term.word = composer.period"
            ),
            member(
                .albumsOfInstrument, "album.key, term.key, album.popularity",
                "\(works) CROSS JOIN work_instrument ON work_instrument.work = work.key CROSS JOIN term ON term.word = instrument"
            ),
        ]
    }

    /// Artists are in the list of the instrument they play; singers play the voice.
    private var ofArtists: [String] {
        let voices: [ArtistRole] = [.soprano, .mezzoSoprano, .contralto, .tenor, .baritone, .bass, .countertenor]
        let singers = voices.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let word = "CASE WHEN artist.role IN (\(singers)) THEN '\(Instrument.voice.rawValue)' ELSE artist.role END"
        return [
            member(
                .artistsOfInstrument, "artist.key, term.key, artist.popularity",
                "\(keys(.artist)) AS scope CROSS JOIN artist ON artist.key = scope.key CROSS JOIN term ON term.word = \(word)"
            )
        ]
    }

    private func member(_ list: Listing, _ columns: String, _ rows: String) -> String {
        "SELECT DISTINCT \(list.rawValue), \(columns) FROM \(rows)"
    }
}
