/// What a pull parser comes upon.
enum XMLNode {
    /// An element begins; an empty one has no end of its own.
    case start(XMLElement, isEmpty: Bool)
    case end
    case text(String)
    /// Comments, processing instructions and declarations, none of which mean anything in a message.
    case ignored
}
