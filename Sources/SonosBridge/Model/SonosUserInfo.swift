/// Whose account a household is linked to (WSDL: `userInfo`).
public struct SonosUserInfo: Sendable, Equatable {
    /// Stands for the account; an address is not allowed, so it holds neither `@` nor `.`.
    public let userIDHash: String
    /// At most 32 characters.
    public let nickname: String?

    /// - Parameter nickname: cut after 32 characters.
    public init(userIDHash: String, nickname: String?) {
        self.userIDHash = userIDHash.filter { $0 != "@" && $0 != "." }
        self.nickname = nickname.map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(32))) }
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("userIdHashCode", userIDHash)
        writer.element("nickname", nickname)
    }
}
