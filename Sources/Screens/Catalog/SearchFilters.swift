/// What narrows a search; kinds of result that have no such property are not found while a filter is set.
public struct SearchFilters: Sendable, Hashable {
    public var period: Period?
    public var genre: Genre?
    public var instrument: Instrument?

    public init(period: Period? = nil, genre: Genre? = nil, instrument: Instrument? = nil) {
        self.period = period
        self.genre = genre
        self.instrument = instrument
    }

    public var isEmpty: Bool { period == nil && genre == nil && instrument == nil }
}
