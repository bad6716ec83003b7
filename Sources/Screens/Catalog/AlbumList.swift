/// A list of albums that can be asked for.
public enum AlbumList: Sendable, Hashable {
    /// Latest release first.
    case newest
    /// Most played first; so are all that follow.
    case popular
    case compilations
    case period(Period)
    case genre(Genre)
    case instrument(Instrument)
    case composer(String)
    case work(String)
    case artist(String)
    case ensemble(String)
    /// Albums that share a composer or performer with an album, without the album itself.
    case related(String)
}
