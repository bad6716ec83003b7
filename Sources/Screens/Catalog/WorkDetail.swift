/// Everything that is known of a work.
public struct WorkDetail: Sendable, Hashable {
    /// A part of a work that is listened to by itself.
    public struct Movement: Sendable, Hashable {
        public let title: String
        /// Typical seconds.
        public let duration: Int

        public init(title: String, duration: Int) {
            self.title = title
            self.duration = duration
        }
    }

    public let summary: WorkSummary
    public let instruments: [Instrument]
    public let movements: [Movement]
    public let libretto: Libretto?

    public init(summary: WorkSummary, instruments: [Instrument], movements: [Movement], libretto: Libretto?) {
        self.summary = summary
        self.instruments = instruments
        self.movements = movements
        self.libretto = libretto
    }
}
