internal import GRDB
internal import Screens
internal import VersionService

extension ImportSession {
    func store(_ record: PlaylistRecord, _ fingerprint: Int) throws {
        let entry = try entry(.playlist, record.id, fingerprint)
        if case .same = entry { return }
        let key = try write(.playlist, entry, columns(record.id, fingerprint, record.title, record.description))
        try connection.run("DELETE FROM playlist_track WHERE playlist = ?", [key])
        for (index, track) in record.tracks.enumerated() {
            try connection.run(
                "INSERT INTO playlist_track VALUES (?, ?, ?)", [key, index + 1, try self.key(of: track, field: "tracks[\(index)]")]
            )
        }
        try note(.playlist, key, .itself)
    }

    func store(_ record: LivestreamRecord, _ fingerprint: Int) throws {
        let works = try keys(.work, record.works, field: "works")
        let entry = try entry(.livestream, record.id, fingerprint)
        if case .same = entry { return }
        let key = try write(
            .livestream, entry,
            columns(
                record.id, fingerprint, record.title, record.description,
                and: [("starts_at", record.startsAt.secondsSinceEpoch), ("duration", record.duration)]
            )
        )
        try connection.run("DELETE FROM livestream_work WHERE livestream = ?", [key])
        for (index, work) in works.enumerated() {
            try connection.run("INSERT INTO livestream_work VALUES (?, ?, ?)", [key, index + 1, work])
        }
        try note(.livestream, key, .itself)
    }

    func store(_ record: PodcastRecord, _ fingerprint: Int) throws {
        let entry = try entry(.podcast, record.id, fingerprint)
        if case .same = entry { return }
        let key = try write(
            .podcast, entry,
            columns(
                record.id, fingerprint, record.title, record.description,
                and: [("popularity", record.popularity), ("episode_count", record.episodes.count)]
            )
        )
        try connection.run("DELETE FROM episode WHERE podcast = ?", [key])
        for episode in record.episodes { try store(episode, podcast: key) }
        try note(.podcast, key, .itself)
    }

    private func store(_ episode: EpisodeRecord, podcast: Int) throws {
        try connection.run(
            """
            INSERT INTO episode (
                podcast, id, title_en, title_de, title_nl, description_en, description_de, description_nl, published, duration
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                podcast, episode.id, episode.title.en, episode.title.de, episode.title.nl, episode.description.en, episode.description.de,
                episode.description.nl, episode.published, episode.duration,
            ]
        )
        let key = Int(connection.lastInsertedRowID)
        for (index, chapter) in episode.chapters.enumerated() {
            try connection.run(
                "INSERT INTO chapter VALUES (?, ?, ?, ?, ?, ?)",
                [key, index + 1, chapter.start, chapter.title.en, chapter.title.de, chapter.title.nl]
            )
        }
    }

    private func key(of track: TrackID, field: String) throws -> Int {
        let key = TrackKey.make(album: try key(.album, track.album, field: "\(field).album"), position: track.position)
        guard try connection.number("SELECT 1 FROM track WHERE key = ?", [key]) != nil else {
            throw FieldError("\(field).track", "the album \"\(track.album)\" has no track \(track.position)")
        }
        return key
    }

    private func columns(
        _ id: String, _ fingerprint: Int, _ title: LocalizedText, _ description: LocalizedText,
        and others: [(String, any DatabaseValueConvertible)] = []
    ) -> [(String, (any DatabaseValueConvertible)?)] {
        [
            ("id", id), ("fingerprint", fingerprint), ("title_en", title.en), ("title_de", title.de), ("title_nl", title.nl),
            ("description_en", description.en), ("description_de", description.de), ("description_nl", description.nl),
        ] + others
    }
}
