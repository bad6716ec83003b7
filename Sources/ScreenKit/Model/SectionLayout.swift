/// How a section arranges its body.
public enum SectionLayout: String, Sendable, CaseIterable {
    /// One component below the other.
    case list
    /// As many columns as fit.
    case grid
    /// One row, scrolled sideways.
    case carousel
}
