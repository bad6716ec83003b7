/// What a client gets when somebody signs in, and again at each refresh.
package struct SessionTokens: Sendable {
    package let accountID: String
    package let accessToken: String

    /// How long the access token is good for.
    package let accessLifetime: Duration

    package let refreshToken: String
}

extension SessionTokens: CustomStringConvertible {
    /// The account alone, so that tokens which end up in a log give nothing away.
    package var description: String { "SessionTokens(\(accountID))" }
}
