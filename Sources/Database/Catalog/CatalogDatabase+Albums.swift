internal import GRDB
public import ScreenKit
public import Screens

extension CatalogDatabase {
    public func albums(_ list: AlbumList, _ window: PageWindow) async throws -> Page<AlbumSummary> {
        switch list {
        case .newest: try await page(.albums, orderedBy: AlbumSummary.newest, window)
        case .popular: try await page(.albums, of: .everybody, window)
        case .compilations: try await page(.compilations, of: .everybody, window)
        case .period(let period): try await page(.albumsOfPeriod, of: .term(period.rawValue), window)
        case .genre(let genre): try await page(.albumsOfGenre, of: .term(genre.rawValue), window)
        case .instrument(let instrument): try await page(.albumsOfInstrument, of: .term(instrument.rawValue), window)
        case .composer(let id): try await page(.albumsOfComposer, of: .entity(.composer, id), window)
        case .work(let id): try await page(.albumsOfWork, of: .entity(.work, id), window)
        case .artist(let id): try await page(.albumsOfArtist, of: .entity(.artist, id), window)
        case .ensemble(let id): try await page(.albumsOfEnsemble, of: .entity(.ensemble, id), window)
        case .related(let id): try await relatedAlbums(id, window)
        }
    }

    public func album(_ id: String) async throws -> AlbumDetail? {
        try await read { connection in
            guard
                let summary = try AlbumSummary.stored(id: id, connection),
                let key = try connection.number("SELECT key FROM album WHERE id = ?", [id])
            else { return nil }
            return AlbumDetail(
                summary: summary, artists: try Self.performers(.artist, ofAlbum: key, connection),
                ensembles: try Self.performers(.ensemble, ofAlbum: key, connection)
            )
        }
    }

    public func tracks(ofAlbum id: String) async throws -> [Track] {
        try await read { connection in
            guard let key = try connection.number("SELECT key FROM album WHERE id = ?", [id]) else { return [] }
            let keys = TrackKey.range(ofAlbum: key)
            return try connection.values(Track.ofAlbum, [keys.lowerBound, keys.upperBound], of: Track.init(from:))
        }
    }

    public func albums(ids: [String]) async throws -> [AlbumSummary] {
        try await read { connection in try AlbumSummary.stored(ids: ids, connection) }
    }

    public func tracks(ids: [String]) async throws -> [Track] {
        try await read { connection in
            try ids.compactMap { id in
                guard
                    let track = TrackID(id), let album = try connection.number("SELECT key FROM album WHERE id = ?", [track.album])
                else { return nil }
                return try Track.stored(key: TrackKey.make(album: album, position: track.position), connection)
            }
        }
    }

    /// Artists or ensembles of an album, in the order the record names them.
    private static func performers<Summary: StoredSummary>(
        _ kind: EntityKind, ofAlbum key: Int, _ connection: Connection
    ) throws -> [Summary] {
        let keys = try connection.values("SELECT \(kind.rawValue) FROM album_\(kind.rawValue) WHERE album = ? ORDER BY position", [key]) {
            row in
            try row.next() as Int
        }
        return try keys.compactMap { key in try Summary.stored(key: key, connection) }
    }
}
