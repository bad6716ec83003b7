/// The name of a text style in the theme, such as `text.pageTitle`.
public struct TypographyToken: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
