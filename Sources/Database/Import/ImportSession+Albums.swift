internal import GRDB

extension ImportSession {
    func store(_ record: AlbumRecord, _ fingerprint: Int) throws {
        let artists = try keys(.artist, record.artists, field: "artists")
        let ensembles = try keys(.ensemble, record.ensembles, field: "ensembles")
        let entry = try entry(.album, record.id, fingerprint)
        if case .same = entry { return }
        let key = try write(.album, entry, columns(record, fingerprint))
        try storePerformers(artists, .artist, of: key)
        try storePerformers(ensembles, .ensemble, of: key)
        let keys = TrackKey.range(ofAlbum: key)
        try connection.run("DELETE FROM track WHERE key BETWEEN ? AND ?", [keys.lowerBound, keys.upperBound])
        switch record.content {
        case .works(let works): try storeTracks(ofWorks: works, album: key)
        case .tracks(let tracks): try storeTracks(tracks, album: key)
        }
        try note(.album, key, .itself)
    }

    private func columns(_ record: AlbumRecord, _ fingerprint: Int) -> [(String, (any DatabaseValueConvertible)?)] {
        let hasOwnTracks = if case .tracks = record.content { true } else { false }
        return [
            ("id", record.id), ("fingerprint", fingerprint), ("title", record.title), ("released", record.released),
            ("label", record.label), ("popularity", record.popularity), ("has_booklet", record.hasBooklet),
            ("is_compilation", record.isCompilation), ("has_own_tracks", hasOwnTracks),
        ]
    }

    private func storePerformers(_ keys: [Int], _ kind: EntityKind, of album: Int) throws {
        try connection.run("DELETE FROM album_\(kind.rawValue) WHERE album = ?", [album])
        for (index, key) in keys.enumerated() {
            try connection.run("INSERT INTO album_\(kind.rawValue) VALUES (?, ?, ?)", [album, index + 1, key])
        }
    }

    private func storeTracks(ofWorks works: [String], album: Int) throws {
        var count = 0
        for (index, id) in works.enumerated() {
            let work = try work(id, field: "works[\(index)]")
            guard count + work.movementCount <= RecordLimits.tracksPerAlbum else {
                throw FieldError("works[\(index)]", "the album has more than \(RecordLimits.tracksPerAlbum) tracks with this work")
            }
            try connection.run(
                "INSERT INTO track (key, work, movement, duration) SELECT ? + position, work, position, duration FROM movement WHERE work = ?",
                [TrackKey.make(album: album, position: count), work.key]
            )
            count += work.movementCount
        }
    }

    private func storeTracks(_ tracks: [AlbumTrackRecord], album: Int) throws {
        for (index, track) in tracks.enumerated() {
            let work = try work(track.work, field: "tracks[\(index)].work")
            guard track.movement <= work.movementCount else {
                throw FieldError(
                    "tracks[\(index)].movement", "\(track.movement) is beyond the \(work.movementCount) movements of \"\(track.work)\"")
            }
            try connection.run(
                "INSERT INTO track (key, work, movement, duration, title) VALUES (?, ?, ?, ?, ?)",
                [TrackKey.make(album: album, position: index + 1), work.key, track.movement, track.duration, track.title]
            )
        }
    }

    private func work(_ id: String, field: String) throws -> (key: Int, movementCount: Int) {
        let work = try connection.value("SELECT key, movement_count FROM work WHERE id = ?", [id]) { row in
            (key: try row.next() as Int, movementCount: try row.next() as Int)
        }
        guard let work else { throw Self.missing(.work, id, field: field) }
        return work
    }
}
