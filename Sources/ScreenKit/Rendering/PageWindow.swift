/// A range of a list's items.
public struct PageWindow: Sendable, Hashable {
    /// The largest number of items one request may ask for.
    public static let maximumCount = 200

    /// The number of items before the first.
    public let start: Int
    public let count: Int

    /// A window; a negative start becomes 0, the count is held within 1 and ``maximumCount``.
    public init(start: Int = 0, count: Int) {
        self.start = max(0, start)
        self.count = min(max(1, count), Self.maximumCount)
    }
}
