import HTTPTypes

/// Why the credentials of a request are not accepted.
package enum AuthenticationFailure: Error, Hashable, Sendable {
    /// The `Authorization` field is not a scheme and a token.
    case malformedField

    /// The scheme is not `Bearer`.
    case unsupportedScheme

    case invalidToken(AccessTokenError)

    /// The value of the `WWW-Authenticate` field of the answer (RFC 6750, section 3).
    package var challenge: String {
        switch self {
        case .malformedField: #"Bearer error="invalid_request""#
        case .unsupportedScheme: "Bearer"
        case .invalidToken(.expired): #"Bearer error="invalid_token", error_description="The access token has expired.""#
        case .invalidToken: #"Bearer error="invalid_token""#
        }
    }

    /// The answer that tells a client about the failure.
    package var problem: ProblemDetails {
        switch self {
        case .malformedField: ProblemDetails(.unauthorized, detail: "The Authorization field is malformed.")
        case .unsupportedScheme: ProblemDetails(.unauthorized, detail: "Only bearer tokens are accepted.")
        case .invalidToken(.expired): ProblemDetails(.unauthorized, detail: "The access token has expired.")
        case .invalidToken: ProblemDetails(.unauthorized, detail: "The access token is not valid.")
        }
    }
}
