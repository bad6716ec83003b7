/// A period of music history.
public enum Period: String, CaseIterable, Sendable, Codable {
    case medieval, renaissance, baroque, classical, romantic, modern, contemporary
}
