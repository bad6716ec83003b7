/// How far an import has come.
public struct CatalogImportProgress: Sendable, Equatable {
    /// What an import does, in this order.
    public enum Phase: Sendable {
        /// Reading records.
        case reading
        /// Making lists, totals and search indices of them.
        case indexing
    }

    public let phase: Phase
    /// The bytes that have been read, of all sources.
    public let bytes: Int
    /// The bytes there are to read; nil if a source does not know its end.
    public let totalBytes: Int?
    /// The records that have been read.
    public let records: Int

    public init(phase: Phase, bytes: Int, totalBytes: Int?, records: Int) {
        self.phase = phase
        self.bytes = bytes
        self.totalBytes = totalBytes
        self.records = records
    }
}
