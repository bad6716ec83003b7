/// Where the rest of a section's items is found.
public struct Paging: Sendable, Equatable {
    /// The number of items there are in all.
    public let total: Int
    /// Where the next page begins; nil on the last page.
    public let next: PageOffset?

    public init(total: Int, next: PageOffset?) {
        self.total = total
        self.next = next
    }
}
