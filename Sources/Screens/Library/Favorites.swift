/// Everything a listener has marked as a favourite.
public struct Favorites: Sendable, Hashable {
    private var ids: [FavoriteKind: Set<String>]

    public init(_ ids: [FavoriteKind: Set<String>] = [:]) {
        self.ids = ids
    }

    /// Whether something is a favourite.
    public func contains(_ kind: FavoriteKind, _ id: String) -> Bool {
        ids[kind]?.contains(id) ?? false
    }

    /// The number of favourites of a kind.
    public func count(of kind: FavoriteKind) -> Int { ids[kind]?.count ?? 0 }
}
