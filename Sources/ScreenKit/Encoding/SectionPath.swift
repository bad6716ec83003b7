/// The address of a section: its screen's path, `sections`, and its name, before the screen's query.
public enum SectionPath {
    /// Path below the version, with a leading slash.
    ///
    /// - Parameter screen: a screen's id, which is its path and query without the leading slash.
    public static func path(of section: String, on screen: String) -> String {
        guard let query = screen.firstIndex(of: "?") else { return "/\(screen)/sections/\(section)" }
        return "/\(screen[..<query])/sections/\(section)\(screen[query...])"
    }
}
