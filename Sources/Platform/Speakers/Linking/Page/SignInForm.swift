/// What the sign-in page sends (`application/x-www-form-urlencoded`).
struct SignInForm: Sendable {
    /// As it was written; may be no code.
    let linkCode: String
    let email: String
    let password: String

    /// Reads a form.
    ///
    /// Fields that are missing are empty, and unknown ones are passed over. What cannot be read in one way only is no form: bytes
    /// that are not percent-encoded UTF-8, and a field that comes twice.
    init?(parsing body: [UInt8]) {
        guard let body = String(validating: body, as: UTF8.self), let query = try? QueryString(parsing: body) else { return nil }
        guard let linkCode = Self.value("linkCode", query), let email = Self.value("email", query),
            let password = Self.value("password", query)
        else { return nil }
        self.linkCode = linkCode
        self.email = email
        self.password = password
    }

    /// The one value of a field; nil when there are several.
    private static func value(_ name: String, _ query: QueryString) -> String? {
        let values = query.values(name)
        return values.count > 1 ? nil : values.first ?? ""
    }
}
