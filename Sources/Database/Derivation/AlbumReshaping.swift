internal import GRDB

/// Makes the tracks of albums anew whose works have got other movements.
///
/// An album that names works has one track for each of their movements, whichever of the two was imported last.
struct AlbumReshaping {
    let connection: Connection

    func run() throws {
        guard try connection.number("SELECT 1 FROM temp.reshaped LIMIT 1") != nil else { return }
        let albums = try connection.values(
            """
            SELECT DISTINCT album.key FROM track JOIN album ON album.key = track.key >> \(TrackKey.positionBits)
            WHERE track.work IN (SELECT work FROM temp.reshaped) AND NOT album.has_own_tracks
            """
        ) { row in try row.next() as Int }
        for album in albums { try reshape(album) }
    }

    private func reshape(_ album: Int) throws {
        let keys = TrackKey.range(ofAlbum: album)
        let works = try connection.values(
            "SELECT work FROM track WHERE key BETWEEN ? AND ? GROUP BY work ORDER BY min(key)", [keys.lowerBound, keys.upperBound]
        ) { row in try row.next() as Int }
        try connection.run("DELETE FROM track WHERE key BETWEEN ? AND ?", [keys.lowerBound, keys.upperBound])
        var count = 0
        for work in works {
            let movements = try connection.number("SELECT movement_count FROM work WHERE key = ?", [work]) ?? 0
            guard count + movements <= RecordLimits.tracksPerAlbum else { throw try tooLong(album, works) }
            try connection.run(
                "INSERT INTO track (key, work, movement, duration) SELECT ? + position, work, position, duration FROM movement WHERE work = ?",
                [TrackKey.make(album: album, position: count), work]
            )
            count += movements
        }
    }

    private func tooLong(_ album: Int, _ works: [Int]) throws -> any Error {
        let id = try connection.value("SELECT id FROM album WHERE key = ?", [album]) { row in try row.next() as String } ?? ""
        let places = works.map(String.init).joined(separator: ", ")
        let sql = "SELECT source, line FROM temp.reshaped WHERE work IN (\(places)) ORDER BY source DESC, line DESC"
        let place = try connection.value(sql) { row in (source: try row.next() as Int, line: try row.next() as Int) }
        return SourceError(
            source: place?.source ?? 0, line: place?.line ?? 0,
            cause: FieldError("movements", "the album \"\(id)\" would have more than \(RecordLimits.tracksPerAlbum) tracks")
        )
    }
}
