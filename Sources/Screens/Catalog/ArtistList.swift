/// A list of performers that can be asked for, most played first.
public enum ArtistList: Sendable, Hashable {
    case popular
    case instrument(Instrument)
}
