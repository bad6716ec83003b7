/// Where a track's sound is (WSDL: `getMediaURIResponse`).
public struct MediaURI: Sendable, Equatable {
    public let url: String
    /// Sent by the player with every request for the sound.
    public let headers: [HTTPHeader]
    /// Seconds for which `url` is good.
    public let timeout: Int
    public var position: PositionInformation?

    public init(url: String, headers: [HTTPHeader] = [], timeout: Int) {
        self.url = url
        self.headers = headers
        self.timeout = timeout
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("getMediaURIResult", url)
        writer.elementUnlessEmpty("httpHeaders") { writer in
            for header in headers {
                writer.element("httpHeader") { writer in
                    writer.element("header", header.name)
                    writer.element("value", header.value)
                }
            }
        }
        writer.element("uriTimeout", Int(Int32(clamping: timeout)))
        position?.write(to: &writer)
    }
}
