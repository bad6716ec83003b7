internal import GRDB

extension Derivation {
    /// The kinds that are in lists.
    private static let kinds = EntityKind.allCases.filter { $0.all != nil }

    /// Makes lists, their totals, and the columns that count.
    func makeLists() throws {
        try removeFromLists()
        for statement in memberships { try execute("INSERT INTO membership \(statement)") }
        for kind in Self.kinds {
            for list in kind.listings { try fill(list, kind) }
        }
        try makeTotals()
        try makeCounts()
    }

    private func removeFromLists() throws {
        if case .everything = scope { return try execute("DELETE FROM listing; DELETE FROM membership; DELETE FROM list_total") }
        for kind in Self.kinds {
            for list in kind.listings {
                let rows = "\(keys(kind)) AS scope CROSS JOIN membership ON list = \(list.rawValue) AND item = scope.key"
                try execute("INSERT OR IGNORE INTO temp.affected SELECT list, owner FROM \(rows)")
                try execute(
                    """
                    DELETE FROM listing WHERE (list, owner, popularity, id) IN (
                        SELECT list, owner, membership.popularity, thing.id FROM \(rows)
                        CROSS JOIN \(kind.rawValue) AS thing ON thing.key = scope.key
                    )
                    """
                )
                try execute("DELETE FROM membership WHERE list = \(list.rawValue) AND item IN \(keys(kind))")
            }
        }
    }

    private func fill(_ list: Listing, _ kind: EntityKind) throws {
        let rows = """
            \(keys(kind)) AS scope CROSS JOIN membership ON list = \(list.rawValue) AND item = scope.key
            CROSS JOIN \(kind.rawValue) AS thing ON thing.key = scope.key
            """
        try execute(
            """
            INSERT INTO listing SELECT list, owner, membership.popularity, thing.id, item FROM \(rows)
            ORDER BY owner, membership.popularity DESC, thing.id
            """
        )
        guard case .refreshed = scope else { return }
        try execute("INSERT OR IGNORE INTO temp.affected SELECT list, owner FROM \(rows)")
    }

    private func makeTotals() throws {
        switch scope {
        case .everything:
            try execute("INSERT INTO list_total SELECT list, owner, count(*) FROM listing GROUP BY list, owner")
        case .refreshed:
            try execute(
                """
                INSERT OR REPLACE INTO list_total SELECT list, owner, (
                    SELECT count(*) FROM listing WHERE listing.list = affected.list AND listing.owner = affected.owner
                ) FROM temp.affected
                """
            )
        }
        for (list, table) in [(Listing.episodes, "episode"), (.livestreams, "livestream")] {
            try execute("INSERT OR REPLACE INTO list_total SELECT \(list.rawValue), 0, count(*) FROM \(table)")
        }
    }

    private func makeCounts() throws {
        try makeCount("work_count", of: .composer, from: .worksOfComposer)
        try makeCount("album_count", of: .composer, from: .albumsOfComposer)
        try makeCount("recording_count", of: .work, from: .albumsOfWork)
        try makeCount("album_count", of: .artist, from: .albumsOfArtist)
        try makeCount("album_count", of: .ensemble, from: .albumsOfEnsemble)
    }

    private func makeCount(_ column: String, of kind: EntityKind, from list: Listing) throws {
        let total = "SELECT total FROM list_total WHERE list = \(list.rawValue) AND owner = \(kind.rawValue).key"
        let condition =
            switch scope {
            case .everything: ""
            case .refreshed: "WHERE key IN (SELECT owner FROM temp.affected WHERE list = \(list.rawValue))"
            }
        try execute("UPDATE \(kind.rawValue) SET \(column) = coalesce((\(total)), 0) \(condition)")
    }
}
