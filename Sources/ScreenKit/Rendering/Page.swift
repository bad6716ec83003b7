/// Some of a list's items, and how many there are in all.
public struct Page<Item: Sendable>: Sendable {
    public let items: [Item]
    /// The number of items before the first of `items`.
    public let start: Int
    public let total: Int

    public init(items: [Item], start: Int, total: Int) {
        self.items = items
        self.start = start
        self.total = total
    }

    /// Where the rest is, for the section that shows this page.
    public func paging(in section: String) -> Paging {
        let end = start + items.count
        return Paging(total: total, next: end < total && !items.isEmpty ? PageOffset(start: end, section: section) : nil)
    }
}

extension Page: Equatable where Item: Equatable {}
