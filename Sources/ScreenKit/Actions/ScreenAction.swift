/// Opens a screen, optionally with a preview of its header to show at once.
public struct ScreenAction: Sendable, Equatable {
    public var name: ScreenName
    /// Path below the version, with a leading slash.
    public var path: String
    /// What the screen's own header will be; nil for clients that do not show previews.
    public var header: Header?
    /// Whether the discriminator names the screen type; very old clients know only `action.openScreen`.
    public var isTyped: Bool

    public init(name: ScreenName, path: String, header: Header? = nil, isTyped: Bool = true) {
        self.name = name
        self.path = path
        self.header = header
        self.isTyped = isTyped
    }
}
