/// Why somebody could not register, sign in or stay signed in.
package enum IdentityError: Error {
    case invalidEmail
    case invalidPasswordLength(allowed: ClosedRange<Int>)
    case emailTaken
    /// The account does not exist or the password is another; nobody is told which.
    case wrongCredentials
    /// There have been too many failures; attempts are answered again after that time.
    case throttled(retryAfter: Duration)
    /// Too many passwords are being checked.
    case busy
    case invalidRefreshToken
    /// A refresh token came a second time, so its session has been ended.
    case reusedRefreshToken
    /// Storage or signing failed.
    case unavailable(any Error)

    /// Keeps an error of this kind, and takes any other for a failure of what lies below.
    init(_ error: any Error) {
        switch error {
        case let error as IdentityError: self = error
        case PasswordHasherError.busy: self = .busy
        default: self = .unavailable(error)
        }
    }
}
