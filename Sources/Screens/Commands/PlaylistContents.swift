import ScreenKit

/// What a command puts into a playlist: tracks by name, or all of an album.
enum PlaylistContents {
    case tracks([String])
    case album(String)

    /// - Throws: ``RouteError`` naming the member that is wrong.
    init(_ payload: CommandPayload, isRequired: Bool) throws(RouteError) {
        if payload.contains("album") {
            self = .album(try payload.identifier("album"))
        } else if isRequired || payload.contains("tracks") {
            self = .tracks(try payload.identifiers("tracks", limit: LibraryLimits.tracksPerPlaylist))
        } else {
            self = .tracks([])
        }
    }

    /// The tracks, all of which exist.
    ///
    /// - Throws: ``ScreenError`` when there is no such album, ``RouteError`` when one of the tracks does not exist.
    func tracks(from catalog: any CatalogReading) async throws -> [String] {
        switch self {
        case .album(let id):
            let tracks = try await catalog.tracks(ofAlbum: id)
            guard !tracks.isEmpty else { throw ScreenError.notFound(kind: "album", id: id) }
            return tracks.map(\.id)
        case .tracks(let given):
            var seen: Set<String> = []
            let ids = given.filter { seen.insert($0).inserted }
            guard try await catalog.tracks(ids: ids).count == ids.count else {
                throw RouteError(field: "tracks", reason: "names a track that does not exist")
            }
            return ids
        }
    }
}
