import ScreenKit

/// What a favourite command is about.
struct FavoriteTarget {
    let kind: FavoriteKind
    let id: String

    /// - Throws: ``RouteError`` naming the member that is wrong.
    init(_ payload: CommandPayload) throws(RouteError) {
        kind = try payload.choice("kind", as: FavoriteKind.self)
        id = try payload.identifier("id")
    }

    /// Whether the catalogue has it.
    func exists(in catalog: any CatalogReading) async throws -> Bool {
        switch kind {
        case .album: try await !catalog.albums(ids: [id]).isEmpty
        case .track: try await !catalog.tracks(ids: [id]).isEmpty
        case .work: try await !catalog.works(ids: [id]).isEmpty
        case .composer: try await !catalog.composers(ids: [id]).isEmpty
        case .artist: try await !catalog.artists(ids: [id]).isEmpty
        }
    }
}
