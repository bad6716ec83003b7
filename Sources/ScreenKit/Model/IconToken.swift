/// The name of an icon in the theme, such as `icon.small.heart.filled`.
///
/// Screens name tokens; what they look like is the brand's business.
public struct IconToken: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
