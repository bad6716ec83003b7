/// Where a listener goes to link a household, and with which code (WSDL: `deviceLinkCodeResult`).
public struct DeviceLink: Sendable, Equatable {
    /// The page to sign in on.
    public let url: String
    /// At most 32 characters.
    public let linkCode: String
    /// Whether the listener has to enter the code by hand.
    public let isCodeShown: Bool
    public let linkDeviceID: String?

    public init(url: String, linkCode: String, isCodeShown: Bool = false, linkDeviceID: String? = nil) {
        self.url = url
        self.linkCode = linkCode
        self.isCodeShown = isCodeShown
        self.linkDeviceID = linkDeviceID
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("regUrl", url)
        writer.element("linkCode", linkCode)
        writer.element("showLinkCode", isCodeShown)
        writer.element("linkDeviceId", linkDeviceID)
    }
}
