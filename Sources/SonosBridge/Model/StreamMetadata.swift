/// What is known of a stream that does not end (WSDL: `streamMetadata`).
public struct StreamMetadata: Sendable, Equatable {
    public var currentHost: String?
    public var currentShow: String?
    public var logo: String?
    public var description: String?

    public init(currentHost: String? = nil, currentShow: String? = nil, logo: String? = nil, description: String? = nil) {
        self.currentHost = currentHost
        self.currentShow = currentShow
        self.logo = logo
        self.description = description
    }

    /// Writes the content, in the order of the XSD; never empty, which breaks players that list it.
    func write(to writer: inout XMLWriter) {
        writer.element("currentHost", currentHost)
        writer.element("currentShow", currentShow)
        writer.element("logo", logo)
        writer.element("description", description)
        writer.element("isEphemeral", false)
    }
}
