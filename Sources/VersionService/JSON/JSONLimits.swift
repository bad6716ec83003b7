/// How large a JSON document may be.
public struct JSONLimits: Hashable, Sendable {
    /// The largest number of bytes.
    public var size: Int
    /// The largest number of arrays and objects inside one another.
    public var depth: Int

    /// Creates limits; by default 4 MiB and a depth of 64, far above any file written by hand.
    public init(size: Int = 4 << 20, depth: Int = 64) {
        self.size = size
        self.depth = depth
    }
}
