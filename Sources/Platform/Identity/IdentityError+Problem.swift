import HTTPTypes

extension IdentityError {
    /// The answer that tells a client about the error.
    package var problem: ProblemDetails {
        switch self {
        case .invalidEmail:
            ProblemDetails(.unprocessableContent, detail: "This is not an e-mail address.", extensions: [.field("email")])
        case .invalidPasswordLength(let allowed):
            ProblemDetails(
                .unprocessableContent,
                detail: "A password has \(allowed.lowerBound) to \(allowed.upperBound) characters.",
                extensions: [.field("password")]
            )
        case .emailTaken:
            ProblemDetails(.conflict, detail: "There is an account with this e-mail address already.", extensions: [.field("email")])
        case .wrongCredentials:
            ProblemDetails(.unauthorized, detail: "The e-mail address or the password is wrong.")
        case .throttled:
            ProblemDetails(.tooManyRequests, detail: "There have been too many failed attempts.")
        case .busy:
            ProblemDetails(.serviceUnavailable, detail: "Too many people are signing in at once.")
        case .invalidRefreshToken:
            ProblemDetails(.unauthorized, detail: "The session has expired or been ended.")
        case .reusedRefreshToken:
            ProblemDetails(.unauthorized, detail: "The refresh token has been used before, so the session has been ended.")
        case .unavailable:
            ProblemDetails(.serviceUnavailable, detail: "Signing in is not possible at the moment.")
        }
    }

    /// After how long it makes sense to try again, for the `Retry-After` field.
    package var retryAfter: Duration? {
        switch self {
        case .throttled(let duration): duration
        case .busy: .seconds(1)
        default: nil
        }
    }
}
