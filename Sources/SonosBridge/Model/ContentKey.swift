/// How a track's sound is encrypted (WSDL: `contentKey`): here it never is.
public struct ContentKey: Sendable, Equatable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("uri", url)
        writer.element("contentKey") { $0.attribute("type", "NONE") }
    }
}
