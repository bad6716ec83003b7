/// A logical group of components with a place of its own in the screen and an endpoint of its own.
public struct Section: Sendable, Equatable {
    /// Stable name, unique in the screen.
    public var id: String
    public var header: [Component]
    public var body: [Component]
    public var layout: SectionLayout
    public var paging: Paging?
    /// True when the section's data could not be loaded and `body` says so.
    public var isFailed: Bool

    public init(id: String, layout: SectionLayout = .list, header: [Component] = [], body: [Component] = [], paging: Paging? = nil) {
        self.id = id
        self.layout = layout
        self.header = header
        self.body = body
        self.paging = paging
        isFailed = false
    }
}
