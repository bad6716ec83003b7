/// How much of an XML document is read before it is refused.
public struct XMLLimits: Sendable, Equatable {
    /// Bytes of the document as it arrives.
    public var size: Int
    /// Elements within each other.
    public var depth: Int
    /// Elements in all.
    public var elements: Int
    /// Attributes of one element, namespace declarations included.
    public var attributes: Int
    /// Bytes of one attribute's value.
    public var attributeSize: Int
    /// Bytes of the text of one element.
    public var textSize: Int

    public init(
        size: Int = 256 << 10, depth: Int = 32, elements: Int = 2048, attributes: Int = 32, attributeSize: Int = 4096,
        textSize: Int = 64 << 10
    ) {
        self.size = size
        self.depth = depth
        self.elements = elements
        self.attributes = attributes
        self.attributeSize = attributeSize
        self.textSize = textSize
    }
}
