public import ScreenKit

/// Marks something as a favourite.
public struct FavoriteCommand: Command {
    public static let name = "favorite"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let target = try FavoriteTarget(payload)
        return try await context.changingFavorites { user in
            guard try await target.exists(in: catalog) else { throw ScreenError.notFound(kind: target.kind.rawValue, id: target.id) }
            try await library.setFavorite(true, kind: target.kind, id: target.id, of: user.id)
            return .addedToFavorites
        }
    }
}
