/// The name of a colour in the theme, such as `color.background.notice`.
public struct ColorToken: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
