/// Some of a list's items, and how many there are in all.
public struct Page<Item: Sendable>: Sendable {
    public let items: [Item]
    /// The number of items before the first of `items`.
    public let start: Int
    public let total: Int
    /// The number of places in the list that the page stands for: more than it has items where something is gone.
    public let covered: Int

    /// - Parameter covered: as many as there are items unless given.
    public init(items: [Item], start: Int, total: Int, covered: Int? = nil) {
        self.items = items
        self.start = start
        self.total = total
        self.covered = covered ?? items.count
    }

    /// Where the rest is, for the section that shows this page.
    public func paging(in section: String) -> Paging {
        let end = start + covered
        return Paging(total: total, next: end < total && covered > 0 ? PageOffset(start: end, section: section) : nil)
    }
}

extension Page: Equatable where Item: Equatable {}
