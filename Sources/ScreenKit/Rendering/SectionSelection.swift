/// Which sections of a screen are asked for.
public enum SectionSelection: Sendable, Hashable {
    /// The whole screen.
    case all
    /// One section: its items from `start` on, `count` of them or, where nil, as many as the screen shows at once.
    case section(String, start: Int = 0, count: Int? = nil)
}
