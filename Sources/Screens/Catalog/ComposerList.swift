/// A list of composers that can be asked for.
public enum ComposerList: Sendable, Hashable {
    /// By the name they are sorted under.
    case byName
    /// Most played first; so are all that follow.
    case popular
    case period(Period)
    case genre(Genre)
    case instrument(Instrument)
}
