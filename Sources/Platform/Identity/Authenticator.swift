package import HTTPTypes

/// Finds out who a request comes from, by its bearer token (RFC 6750, section 2.1).
package struct Authenticator: Sendable {
    private let tokens: TokenService

    package init(_ tokens: TokenService) {
        self.tokens = tokens
    }

    /// Reads the `Authorization` field.
    ///
    /// Several fields come joined by commas and spaces, which no token has, so that they are refused like any malformed token.
    package func authenticate(_ fields: HTTPFields) -> Authentication {
        guard let value = fields.value(of: .authorization) else { return .anonymous }
        guard let space = value.utf8.firstIndex(of: UInt8(ascii: " ")) else { return .invalid(.malformedField) }
        guard ASCII.equalIgnoringCase(value.utf8[..<space], "Bearer".utf8) else { return .invalid(.unsupportedScheme) }
        let token = value[space...].drop { $0 == " " }
        guard !token.isEmpty else { return .invalid(.malformedField) }
        do throws(AccessTokenError) {
            return .user(try tokens.verify(String(token)))
        } catch {
            return .invalid(.invalidToken(error))
        }
    }
}
