public import ScreenKit

/// Takes something out of the favourites; what has left the catalogue can be taken out too.
public struct UnfavoriteCommand: Command {
    public static let name = "unfavorite"
    private let library: any LibraryStore

    public init(library: any LibraryStore) {
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let target = try FavoriteTarget(payload)
        return try await context.changingFavorites { user in
            try await library.setFavorite(false, kind: target.kind, id: target.id, of: user.id)
            return .removedFromFavorites
        }
    }
}
