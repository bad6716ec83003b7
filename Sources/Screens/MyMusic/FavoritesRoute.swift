public import ScreenKit

/// Where the listener's favourites of one kind are found.
public struct FavoritesRoute: ScreenRoute {
    public static let pattern = "my-music/favorites/{kind}"
    public let kind: FavoriteKind

    public init(_ kind: FavoriteKind) {
        self.kind = kind
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        let name = try parameters.path("kind")
        guard let kind = FavoriteKind.allCases.first(where: { $0.section == name }) else {
            throw RouteError(field: "kind", reason: "must be one of \(FavoriteKind.allCases.map(\.section).joined(separator: ", "))")
        }
        self.kind = kind
    }

    public var path: String { "/my-music/favorites/\(kind.section)" }
}
