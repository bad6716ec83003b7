/// What the users of a deprecated version are told.
public struct VersionNotice: Hashable, Sendable {
    /// The headline of the notice.
    public let title: String
    /// The text below the headline.
    public let message: String
    /// Where the user can update, if there is such a place.
    public let url: String?

    /// Creates a notice.
    public init(title: String, message: String, url: String? = nil) {
        self.title = title
        self.message = message
        self.url = url
    }
}
