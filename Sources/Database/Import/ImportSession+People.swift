internal import GRDB
internal import Screens

extension ImportSession {
    func store(_ record: ComposerRecord, _ fingerprint: Int) throws {
        let entry = try entry(.composer, record.id, fingerprint)
        if case .same = entry { return }
        let change = try change(entry, in: .composer, columns: "name, period", to: [record.name, record.period.rawValue])
        let key = try write(
            .composer, entry,
            [
                ("id", record.id), ("fingerprint", fingerprint), ("name", record.name), ("sort_name", record.sortName),
                ("sort_key", try tokenizer.words(record.sortName).joined(separator: " ")), ("born", record.born), ("died", record.died),
                ("birthplace", record.birthplace), ("country", record.country), ("period", record.period.rawValue),
                ("popularity", record.popularity), ("biography_en", record.biography?.en), ("biography_de", record.biography?.de),
                ("biography_nl", record.biography?.nl),
            ]
        )
        try note(.composer, key, change)
    }

    func store(_ record: ArtistRecord, _ fingerprint: Int) throws {
        let entry = try entry(.artist, record.id, fingerprint)
        if case .same = entry { return }
        let change = try change(entry, in: .artist, columns: "name", to: [record.name])
        let key = try write(
            .artist, entry,
            [
                ("id", record.id), ("fingerprint", fingerprint), ("name", record.name), ("sort_name", record.sortName),
                ("role", record.role.rawValue), ("born", record.born), ("died", record.died), ("country", record.country),
                ("popularity", record.popularity),
            ]
        )
        try note(.artist, key, change)
    }

    func store(_ record: EnsembleRecord, _ fingerprint: Int) throws {
        let entry = try entry(.ensemble, record.id, fingerprint)
        if case .same = entry { return }
        let change = try change(entry, in: .ensemble, columns: "name", to: [record.name])
        let key = try write(
            .ensemble, entry,
            [
                ("id", record.id), ("fingerprint", fingerprint), ("name", record.name), ("type", record.type.rawValue),
                ("founded", record.founded), ("city", record.city), ("country", record.country), ("popularity", record.popularity),
            ]
        )
        try note(.ensemble, key, change)
    }

    /// Whether a record changes what other things show of it.
    private func change(_ entry: ImportEntry, in kind: EntityKind, columns: String, to values: [String]) throws -> Change {
        guard case .older(let key) = entry else { return .itself }
        let stored = try connection.value("SELECT \(columns) FROM \(kind.rawValue) WHERE key = ?", [key]) { row in
            try values.map { _ in try row.next() as String }
        }
        return stored == values ? .itself : .others
    }
}
