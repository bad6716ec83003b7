internal import FoundationEssentials
internal import GRDB
internal import Screens

extension ImportSession {
    func store(_ record: WorkRecord, _ fingerprint: Int) throws {
        let composer = try key(.composer, record.composer, field: "composer")
        let entry = try entry(.work, record.id, fingerprint)
        if case .same = entry { return }
        if case .older(let key) = entry { try refreshComposer(ofWork: key) }
        let key = try write(
            .work, entry,
            [
                ("id", record.id), ("fingerprint", fingerprint), ("composer", composer), ("title", record.title),
                ("nickname", record.nickname), ("catalogue_number", record.catalogueNumber), ("tonality", record.tonality),
                ("composed", record.composed), ("genre", record.genre.rawValue), ("popularity", record.popularity),
                ("movement_count", record.movements.count),
            ]
        )
        try storeInstruments(record.instruments, of: key)
        try storeMovements(record.movements, of: key)
        try storeLibretto(record.libretto, of: key)
        try note(.work, key, .others)
    }

    /// Has the composer derived anew the work was of until now.
    private func refreshComposer(ofWork key: Int) throws {
        try connection.run("INSERT OR IGNORE INTO temp.refresh SELECT 'composer', composer FROM work WHERE key = ?", [key])
    }

    private func storeInstruments(_ instruments: [Instrument], of work: Int) throws {
        try connection.run("DELETE FROM work_instrument WHERE work = ?", [work])
        for (index, instrument) in instruments.enumerated() {
            try connection.run("INSERT INTO work_instrument VALUES (?, ?, ?)", [work, index + 1, instrument.rawValue])
        }
    }

    private func storeMovements(_ movements: [WorkDetail.Movement], of work: Int) throws {
        let sql = "SELECT title, duration FROM movement WHERE work = ? ORDER BY position"
        let stored = try connection.values(sql, [work]) { row in
            WorkDetail.Movement(title: try row.next(), duration: try row.next())
        }
        guard stored != movements else { return }
        try connection.run("DELETE FROM movement WHERE work = ?", [work])
        for (index, movement) in movements.enumerated() {
            try connection.run("INSERT INTO movement VALUES (?, ?, ?, ?)", [work, index + 1, movement.title, movement.duration])
        }
        guard !stored.isEmpty, stored.map(\.duration) != movements.map(\.duration) else { return }
        try connection.run("INSERT OR REPLACE INTO temp.reshaped VALUES (?, ?, ?)", [work, source, line])
    }

    private func storeLibretto(_ libretto: Libretto?, of work: Int) throws {
        guard let libretto else { return try connection.run("DELETE FROM libretto WHERE work = ?", [work]) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(libretto), as: UTF8.self)
        try connection.run("INSERT OR REPLACE INTO libretto VALUES (?, ?)", [work, json])
    }
}
