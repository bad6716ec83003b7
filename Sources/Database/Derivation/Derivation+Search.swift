internal import GRDB

extension Derivation {
    /// Takes what will be indexed anew out of the search indices, while the lists still tell under which number it is there.
    func removeSearchRows() throws {
        switch scope {
        case .everything:
            for table in SearchTable.allCases {
                try execute("DROP TABLE \(table.name)")
                try execute(table.definition)
            }
        case .refreshed:
            for table in SearchTable.allCases where table != .track { try removeRows(from: table) }
            try removeTracks()
        }
    }

    /// Indexes what is in the scope.
    func makeSearchRows() throws {
        try makeWorkTexts()
        for (table, selection) in searchSelections {
            try configure(table, "hashsize", 32 << 20)
            // While everything is indexed, merging would be done over and over; once at the end is enough.
            if case .everything = scope { try configure(table, "automerge", 0) }
            try execute("INSERT INTO \(table.name) (rowid, name, more, facets) \(selection)")
            guard case .everything = scope else { continue }
            try execute("INSERT INTO \(table.name) (\(table.name)) VALUES ('optimize')")
            try configure(table, "automerge", 4)
        }
    }

    private func configure(_ table: SearchTable, _ option: String, _ value: Int) throws {
        try execute("INSERT INTO \(table.name) (\(table.name), rank) VALUES ('\(option)', \(value))")
    }

    private func removeRows(from table: SearchTable) throws {
        guard let kind = EntityKind(rawValue: table.rawValue), let all = kind.all else { return }
        try execute(
            """
            DELETE FROM \(table.name) WHERE rowid IN (
                SELECT \(SearchRowID.sql(popularity: "membership.popularity", key: "item"))
                FROM \(keys(kind)) AS scope CROSS JOIN membership ON list = \(all.rawValue) AND item = scope.key
            )
            """
        )
    }

    /// Takes out the tracks of albums, which lie side by side in the index as well.
    private func removeTracks() throws {
        let albums = try connection.values(
            "SELECT item, popularity FROM \(keys(.album)) AS scope CROSS JOIN membership ON list = \(Listing.albums.rawValue) AND item = scope.key"
        ) { row in (key: try row.next() as Int, popularity: try row.next() as Int) }
        for album in albums {
            let keys = TrackKey.range(ofAlbum: album.key)
            try connection.run(
                "DELETE FROM \(SearchTable.track.name) WHERE rowid BETWEEN ? AND ?",
                [
                    SearchRowID.make(popularity: album.popularity, key: keys.lowerBound),
                    SearchRowID.make(popularity: album.popularity, key: keys.upperBound),
                ]
            )
        }
    }
}
