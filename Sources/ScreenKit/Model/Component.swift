/// One element of a screen: what a client draws with one native view.
///
/// A component is a view model, never a domain model: it says what is shown and what happens when it is used.
/// Which members a type understands is written in the ``ComponentCatalogue``.
public struct Component: Sendable, Equatable {
    /// Path-like, unique in the response, stable across reloads and versions (`tracks/3`).
    public var id: String
    public var type: ComponentType
    public var text: TextContent
    public var images: ImageContent
    public var events: Events
    /// Secondary actions, shown in a menu.
    public var menu: [MenuItem]
    public var accessibility: Accessibility?
    public var analytics: Analytics
    public var style: Style
    public var layout: ComponentLayout?
    /// Members that only this component type understands.
    public var custom: [CustomField]
    public var children: [Component]

    public init(_ type: ComponentType, id: String) {
        self.id = id
        self.type = type
        text = TextContent()
        images = ImageContent()
        events = Events()
        menu = []
        accessibility = nil
        analytics = Analytics()
        style = Style()
        layout = nil
        custom = []
        children = []
    }
}
