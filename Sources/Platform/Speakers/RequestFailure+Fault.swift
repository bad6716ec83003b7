import HTTPTypes
import ScreenKit
import SonosBridge

extension RequestFailure {
    /// A fault as problem details; a token that is to be refreshed or replaced is answered with 401, which players act on.
    init(_ fault: SOAPFault) {
        let status: HTTPResponse.Status =
            switch fault.code {
            case .itemNotFound: .notFound
            case .client, .versionMismatch, .mustUnderstand: .badRequest
            case .serviceUnavailable: .serviceUnavailable
            case .server, .serviceUnknownError: .internalServerError
            default: .unauthorized
            }
        let problem = ProblemDetails(
            status, detail: "The speaker's request failed: \(fault.message).", extensions: [.init("code", .string(fault.code.rawValue))])
        self.init(problem, .unavailable, fields: status == .unauthorized ? [.wwwAuthenticate: "Bearer"] : [:])
    }
}
