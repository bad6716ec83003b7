/// The top of a screen, and its preview in every action that opens the screen.
///
/// A header is made from a summary that lists carry anyway, so that a preview costs no query.
public struct Header: Sendable, Equatable {
    public var text: TextContent
    public var images: ImageContent
    public var menu: [MenuItem]
    public var style: Style

    public init(_ text: TextContent, images: ImageContent = ImageContent(), menu: [MenuItem] = [], style: Style = Style()) {
        self.text = text
        self.images = images
        self.menu = menu
        self.style = style
    }
}
