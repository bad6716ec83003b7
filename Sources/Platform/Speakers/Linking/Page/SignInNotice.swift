import HTTPTypes

/// What the sign-in page has to tell whoever has sent its form.
enum SignInNotice: Sendable, Hashable {
    /// The form is not percent-encoded UTF-8, or has a field twice.
    case malformedForm
    /// The form was sent by another site.
    case foreignForm
    /// There is no link code, or it cannot be one.
    case missingCode
    /// The link code is unknown, used or expired: nobody is told which.
    case closedCode
    case wrongCredentials
    /// There have been too many failures; attempts are answered again after that time.
    case throttled(retryAfter: Duration)
    /// Too many passwords are being checked.
    case busy
    /// Storage has failed.
    case unavailable
    case linked

    var status: HTTPResponse.Status {
        switch self {
        case .malformedForm, .missingCode: .badRequest
        case .foreignForm: .forbidden
        case .closedCode: .gone
        case .wrongCredentials: .unauthorized
        case .throttled: .tooManyRequests
        case .busy, .unavailable: .serviceUnavailable
        case .linked: .ok
        }
    }

    /// After how long it makes sense to try again, for the `Retry-After` field.
    var retryAfter: Duration? {
        switch self {
        case .throttled(let duration): duration
        case .busy: .seconds(1)
        default: nil
        }
    }

    /// Whether the form can be filled in once more.
    var isRetriable: Bool {
        self != .linked && self != .foreignForm
    }

    func text(_ text: SignInText, service: String) -> String {
        switch self {
        case .malformedForm: text.malformedForm
        case .foreignForm: text.foreignForm
        case .missingCode: text.missingCode
        case .closedCode: text.closedCode
        case .wrongCredentials: text.wrongCredentials
        case .throttled(let duration): text.throttled(max(1, Int((duration.components.seconds + 59) / 60)))
        case .busy, .unavailable: text.unavailable
        case .linked: text.linked(service)
        }
    }
}
