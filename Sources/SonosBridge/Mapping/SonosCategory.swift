/// Something that can be searched for.
public struct SonosCategory: Sendable {
    /// The name that players send (`mappedId`), unique in the profile.
    public let id: String
    /// The name that players know it by (`artists`, `albums`, …); nil for a category of the service's own.
    public let canonicalID: String?
    public let title: SonosText
    /// The section of the screen that shows the results.
    public let section: String
    /// The screen id for a term; nil where there is nothing to search for.
    let screen: @Sendable (_ term: String) -> String?

    public init(
        id: String, canonicalID: String?, title: SonosText, section: String, screen: @escaping @Sendable (_ term: String) -> String?
    ) {
        self.id = id
        self.canonicalID = canonicalID
        self.title = title
        self.section = section
        self.screen = screen
    }

    /// The identifier of the category's title in `strings.xml`.
    var stringID: String { "search-\(id)" }
}
