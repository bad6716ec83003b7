/// An element of a document that has been read.
///
/// Names are local names; the namespace stands beside them, so that a prefix never matters.
public struct XMLElement: Sendable, Equatable {
    /// A name and its value.
    public struct Attribute: Sendable, Equatable {
        public let name: String
        /// The namespace, empty for none.
        public let namespace: String
        public let value: String
    }

    public let name: String
    /// The namespace, empty for none.
    public let namespace: String
    public let attributes: [Attribute]
    /// The element's own text, without that of the elements within it.
    public internal(set) var text = ""
    public internal(set) var children: [XMLElement] = []

    init(name: String, namespace: String, attributes: [Attribute]) {
        self.name = name
        self.namespace = namespace
        self.attributes = attributes
    }

    /// The first child of that name, in whatever namespace.
    public func child(_ name: String) -> XMLElement? {
        children.first { $0.name == name }
    }

    /// The value of the first attribute of that name, in whatever namespace.
    public func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }
}
