/// What a household signs in with (WSDL: `deviceAuthTokenResult`).
public struct DeviceAuthToken: Sendable, Equatable {
    public let token: String
    /// Must not be empty, or the Sonos app gives up after linking.
    public let privateKey: String
    public let user: SonosUserInfo?

    public init(token: String, privateKey: String, user: SonosUserInfo? = nil) {
        self.token = token
        self.privateKey = privateKey
        self.user = user
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("authToken", token)
        writer.element("privateKey", privateKey)
        if let user { writer.element("userInfo") { user.write(to: &$0) } }
    }
}
