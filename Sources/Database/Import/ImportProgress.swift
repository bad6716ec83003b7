/// Adds up how far an import has come, over all its sources.
struct ImportProgress {
    let streams: [ByteStream]
    private let totalBytes: Int?
    private let report: (CatalogImportProgress) -> Void
    private var phase = CatalogImportProgress.Phase.reading
    /// Those of the sources that have been read to their end.
    private var finishedBytes = 0
    private var records = 0

    init(_ streams: [ByteStream], _ report: @escaping (CatalogImportProgress) -> Void) {
        self.streams = streams
        self.report = report
        let counts = streams.map(\.count)
        totalBytes = counts.contains(nil) ? nil : counts.reduce(0) { $0 + ($1 ?? 0) }
    }

    mutating func report(bytes: Int, records: Int) {
        self.records = records
        report(CatalogImportProgress(phase: phase, bytes: finishedBytes + bytes, totalBytes: totalBytes, records: records))
    }

    /// Reports that a source has been read.
    mutating func end(bytes: Int, records: Int) {
        report(bytes: bytes, records: records)
        finishedBytes += bytes
    }

    mutating func begin(_ phase: CatalogImportProgress.Phase) {
        self.phase = phase
        report(bytes: 0, records: records)
    }
}
