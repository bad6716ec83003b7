internal import GRDB
internal import ScreenKit

extension CatalogDatabase {
    /// A window of a list in order of popularity.
    func page<Summary: StoredSummary>(_ list: Listing, of owner: ListOwner, _ window: PageWindow) async throws -> Page<Summary> {
        try await read { connection in
            guard let owner = try owner.key(connection) else { return Page(items: [], start: window.start, total: 0) }
            return try Self.page(window, total: Self.total(list, owner: owner, connection)) {
                try Summary.stored(in: list, owner: owner, offset: window.start, count: window.count, connection)
            }
        }
    }

    /// A window of everything in a list, in the order of an index.
    func page<Summary: StoredSummary>(_ list: Listing, orderedBy sql: String, _ window: PageWindow) async throws -> Page<Summary> {
        try await read { connection in
            try Self.page(window, total: Self.total(list, owner: 0, connection)) {
                try connection.values(sql, [window.count, window.start], of: Summary.init(from:))
            }
        }
    }

    /// A page, without a look at the items where the window begins after the last of them.
    static func page<Item>(_ window: PageWindow, total: Int, items: () throws -> [Item]) rethrows -> Page<Item> {
        Page(items: window.start < total ? try items() : [], start: window.start, total: total)
    }

    /// How many there are in a list, as the import has counted.
    static func total(_ list: Listing, owner: Int, _ connection: Connection) throws -> Int {
        try connection.number("SELECT total FROM list_total WHERE list = ? AND owner = ?", [list.rawValue, owner]) ?? 0
    }
}
