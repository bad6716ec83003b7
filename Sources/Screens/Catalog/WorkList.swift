/// A list of works that can be asked for, most played first.
public enum WorkList: Sendable, Hashable {
    case popular
    case composer(String)
    case period(Period)
    case genre(Genre)
    case instrument(Instrument)
}
