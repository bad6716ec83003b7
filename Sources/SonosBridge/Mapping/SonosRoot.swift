/// A screen that browsing begins with.
public struct SonosRoot: Sendable, Equatable {
    /// Screen id: the path below the version, without the leading slash.
    public let screen: String
    public let title: SonosText
    public let kind: SonosKind

    public init(screen: String, title: SonosText, kind: SonosKind = SonosKind(.container)) {
        self.screen = screen
        self.title = title
        self.kind = kind
    }
}
