/// A rendered screen: a header followed by sections.
public struct ScreenDocument: Sendable, Equatable {
    /// Path of the screen below the version (`albums/42`).
    public var id: String
    public var type: ScreenName
    public var header: Header?
    public var sections: [Section]
    /// Components that stay visible at the bottom while the sections scroll.
    public var stickyBottom: [Component]
    /// Components shown above everything else.
    public var overlay: [Component]
    /// Actions carried out once the screen is shown.
    public var actions: [Action]

    public init(id: String, type: ScreenName, header: Header?, sections: [Section]) {
        self.id = id
        self.type = type
        self.header = header
        self.sections = sections
        stickyBottom = []
        overlay = []
        actions = []
    }
}
