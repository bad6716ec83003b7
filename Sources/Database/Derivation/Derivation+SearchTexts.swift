extension Derivation {
    /// Makes, once a work, what its tracks are found by besides their titles.
    func makeWorkTexts() throws {
        let works =
            switch scope {
            case .everything: keys(.work)
            case .refreshed:
                """
                (
                    SELECT DISTINCT owner AS key FROM \(keys(.album)) AS scope
                    CROSS JOIN membership ON list = \(Listing.albumsOfWork.rawValue) AND item = scope.key
                )
                """
            }
        try execute(
            """
            INSERT INTO temp.work_text
            SELECT work.key, fold_letters(work.title || ' ' || coalesce(work.nickname, '') || ' ' || composer.name),
                \(facets(.track, of: "work.key"))
            FROM \(works) AS scope CROSS JOIN work ON work.key = scope.key CROSS JOIN composer ON composer.key = work.composer
            """
        )
    }

    /// What is indexed: selections of the row number, the name, other words and facets.
    var searchSelections: [(SearchTable, String)] {
        [
            (.composer, selection(.composer, name: "composer.name", more: "composer.sort_name || ' ' || coalesce(birthplace, '')")),
            (.work, selection(.work, name: "work.title || ' ' || coalesce(work.nickname, '')", more: workWords, joins: workJoins)),
            (.album, selection(.album, name: "album.title", more: "album.artist_line || ' ' || coalesce(\(albumComposers), '')")),
            (.track, tracks),
            (.artist, selection(.artist, name: "artist.name", more: "''")),
            (.ensemble, selection(.ensemble, name: "ensemble.name", more: "coalesce(ensemble.city, '')")),
            (.playlist, selection(.playlist, name: localized("title"), more: localized("description"), popularity: "50")),
            (.podcast, selection(.podcast, name: localized("title"), more: localized("description"))),
        ]
    }

    private func selection(
        _ table: SearchTable, name: String, more: String, joins: String = "", popularity: String? = nil
    ) -> String {
        guard let kind = EntityKind(rawValue: table.rawValue) else { return "" }
        let key = "\(kind.rawValue).key"
        let popularity = popularity ?? "\(kind.rawValue).popularity"
        return """
            SELECT \(SearchRowID.sql(popularity: popularity, key: key)), fold_letters(\(name)), fold_letters(\(more)), \(facets(table, of: key))
            FROM \(keys(kind)) AS scope CROSS JOIN \(kind.rawValue) ON \(key) = scope.key \(joins) ORDER BY 1
            """
    }

    private var workWords: String { "composer.name || ' ' || coalesce(work.catalogue_number, '') || ' ' || coalesce(work.tonality, '')" }

    private var workJoins: String { "CROSS JOIN composer ON composer.key = work.composer" }

    private var albumComposers: String {
        """
        (SELECT group_concat(composer.name, ' ') FROM membership CROSS JOIN composer ON composer.key = membership.owner
        WHERE membership.list = \(Listing.albumsOfComposer.rawValue) AND membership.item = album.key)
        """
    }

    /// Tracks in the order of the index, because their albums are.
    ///
    /// There are so many that calling a function for each takes longer than all the rest; almost all titles need no folding.
    private var tracks: String {
        """
        WITH recorded AS MATERIALIZED (
            SELECT key, popularity, fold_letters(artist_line) AS artist_line FROM album WHERE key IN \(keys(.album))
            ORDER BY popularity DESC, key
        )
        SELECT \(SearchRowID.sql(popularity: "recorded.popularity", key: "track.key")),
            CASE WHEN coalesce(track.title, movement.title) GLOB '\(LetterFolding.pattern)'
                THEN fold_letters(coalesce(track.title, movement.title)) ELSE coalesce(track.title, movement.title) END,
            work_text.text || ' ' || recorded.artist_line, work_text.facets
        FROM recorded CROSS JOIN track ON track.key BETWEEN recorded.key << \(TrackKey.positionBits)
            AND recorded.key << \(TrackKey.positionBits) | \(TrackKey.positionMask)
        CROSS JOIN movement ON movement.work = track.work AND movement.position = track.movement
        CROSS JOIN temp.work_text ON work_text.work = track.work
        """
    }

    private func localized(_ column: String) -> String { "\(column)_en || ' ' || \(column)_de || ' ' || \(column)_nl" }

    /// The words that stand for the periods, genres and instruments of a thing.
    private func facets(_ table: SearchTable, of key: String) -> String {
        let listings = table.facetListings
        guard !listings.isEmpty else { return "''" }
        let marks = listings.map { "WHEN \($0.listing.rawValue) THEN '=\($0.mark)'" }.joined(separator: " ")
        let lists = listings.map { String($0.listing.rawValue) }.joined(separator: ", ")
        return """
            (SELECT group_concat(CASE membership.list \(marks) END || term.word, ' ') FROM membership CROSS JOIN term ON term.key = membership.owner
            WHERE membership.list IN (\(lists)) AND membership.item = \(key))
            """
    }
}
