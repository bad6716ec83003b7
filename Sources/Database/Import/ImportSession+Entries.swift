internal import GRDB

extension ImportSession {
    /// Looks up what there is of a record, and makes sure that it comes once only in its file.
    func entry(_ kind: EntityKind, _ id: String, _ fingerprint: Int) throws -> ImportEntry {
        let stored = try connection.value("SELECT key, fingerprint FROM \(kind.rawValue) WHERE id = ?", [id]) { row in
            (key: try row.next() as Int, fingerprint: try row.next() as Int)
        }
        guard let stored else { return .new }
        let earlier = try connection.number(
            "SELECT line FROM temp.seen WHERE kind = ? AND key = ? AND source = ?", [kind.rawValue, stored.key, source]
        )
        if let earlier { throw FieldError("id", "\"\(id)\" is already defined on line \(earlier)") }
        guard stored.fingerprint == fingerprint else { return .older(key: stored.key) }
        try note(kind, stored.key, .none)
        return .same(key: stored.key)
    }

    /// Writes the row of a record.
    ///
    /// - Returns: its key.
    func write(
        _ kind: EntityKind, _ entry: ImportEntry, _ columns: [(String, (any DatabaseValueConvertible)?)]
    ) throws -> Int {
        let names = columns.map(\.0)
        let values = columns.map(\.1)
        switch entry {
        case .new:
            let places = names.map { _ in "?" }.joined(separator: ", ")
            try connection.run(
                "INSERT INTO \(kind.rawValue) (\(names.joined(separator: ", "))) VALUES (\(places))", StatementArguments(values)
            )
            summary.added += 1
            return Int(connection.lastInsertedRowID)
        case .older(let key), .same(let key):
            let assignments = names.map { "\($0) = ?" }.joined(separator: ", ")
            try connection.run("UPDATE \(kind.rawValue) SET \(assignments) WHERE key = ?", StatementArguments(values + [key]))
            summary.replaced += 1
            return key
        }
    }

    /// Notes down that a record has been read; several sources may have one of the same thing.
    func note(_ kind: EntityKind, _ key: Int, _ change: Change) throws {
        let sql = """
            INSERT INTO temp.seen VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET source = excluded.source, line = excluded.line, change = max(change, excluded.change)
            """
        try connection.run(sql, [kind.rawValue, key, source, line, change.rawValue])
    }

    /// The key of something a record refers to.
    func key(_ kind: EntityKind, _ id: String, field: String) throws -> Int {
        guard let key = try connection.number("SELECT key FROM \(kind.rawValue) WHERE id = ?", [id]) else {
            throw Self.missing(kind, id, field: field)
        }
        return key
    }

    func keys(_ kind: EntityKind, _ ids: [String], field: String) throws -> [Int] {
        try ids.enumerated().map { index, id in try key(kind, id, field: "\(field)[\(index)]") }
    }

    static func missing(_ kind: EntityKind, _ id: String, field: String) -> FieldError {
        FieldError(field, "there is no \(kind.rawValue) \"\(id)\" on an earlier line or in the catalogue")
    }
}
