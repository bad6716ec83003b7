/// Keeps the tracks of a queue on the device.
public struct DownloadAction: Sendable, Equatable {
    /// Where the tracks come from, as in ``PlayAction``.
    public var queue: String
    public var title: String
    public var trackCount: Int

    public init(queue: String, title: String, trackCount: Int) {
        self.queue = queue
        self.title = title
        self.trackCount = trackCount
    }
}
