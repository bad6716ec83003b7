/// What kind of piece a work is.
public enum Genre: String, CaseIterable, Sendable, Codable {
    case symphony, concerto, orchestral, ballet, opera, choral, song, chamber, keyboard, solo
}
