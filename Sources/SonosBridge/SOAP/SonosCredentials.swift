/// Who a player says it is (WSDL: header element `credentials`).
public struct SonosCredentials: Sendable, Equatable {
    /// The household's name; players append text to it for a second account of one household.
    public var householdID: String?
    /// The token the household got by linking.
    public var token: String?
    /// What came with the token as `privateKey`.
    public var key: String?
    /// Left over from before tokens.
    public var sessionID: String?

    public init(householdID: String? = nil, token: String? = nil, key: String? = nil, sessionID: String? = nil) {
        self.householdID = householdID
        self.token = token
        self.key = key
        self.sessionID = sessionID
    }

    init(_ element: XMLElement?, authorization: String?) {
        let login = element?.child("loginToken")
        self.init(
            householdID: Self.value(login, "householdId"), token: Self.value(login, "token") ?? Self.bearer(authorization),
            key: Self.value(login, "key"), sessionID: Self.value(element, "sessionId"))
    }

    /// The text of a child; nil where it is absent, empty, or longer than any token (docs: 2048).
    private static func value(_ element: XMLElement?, _ name: String) -> String? {
        guard let text = element?.child(name)?.text, (1...2048).contains(text.utf8.count) else { return nil }
        return text
    }

    /// The token of an `Authorization` header field, which has a scheme or does not.
    private static func bearer(_ field: String?) -> String? {
        guard let field, (1...4096).contains(field.utf8.count) else { return nil }
        let parts = field.split(separator: " ", maxSplits: 1)
        let token = parts.count == 2 && parts[0].lowercased() == "bearer" ? parts[1] : field[...]
        return token.isEmpty ? nil : String(token)
    }
}
