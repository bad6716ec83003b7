/// How the Sonos app sends a listener to sign in (WSDL: `appLinkResult`).
public struct AppLink: Sendable, Equatable {
    /// The title of the page: an identifier in `strings.xml`.
    public let titleStringID: String
    public let link: DeviceLink

    public init(titleStringID: String, link: DeviceLink) {
        self.titleStringID = titleStringID
        self.link = link
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("authorizeAccount") { writer in
            writer.element("appUrlStringId", titleStringID)
            writer.element("deviceLink") { link.write(to: &$0) }
        }
    }
}
