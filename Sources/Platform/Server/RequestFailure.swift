import HTTPTypes
import ScreenKit

/// A failure in the two forms a client may get it in: problem details, and a screen.
struct RequestFailure: Error {
    var problem: ProblemDetails
    /// What a reader is told.
    var kind: ScreenFailure
    var fields = HTTPFields()
    /// What lies behind a failure of the server's own: for the log, never for a client.
    var cause: (any Error)?

    init(_ problem: ProblemDetails, _ kind: ScreenFailure, fields: HTTPFields = HTTPFields()) {
        self.problem = problem
        self.kind = kind
        self.fields = fields
    }

    /// What an error thrown while answering comes to; nil for one that is the server's own fault.
    init?(_ error: any Error) {
        switch error {
        case let failure as RequestFailure: self = failure
        case let problem as ProblemDetails: self.init(problem, problem.status == .notFound ? .notFound : .invalidRequest)
        case let error as RouteError: self.init(error)
        case let error as QueryStringError:
            self.init(
                ProblemDetails(
                    .badRequest, title: "Malformed query", detail: error.description,
                    extensions: error.field.map { [.field($0)] } ?? []),
                .invalidRequest)
        case ScreenError.notFound(let kind, let id):
            let detail = id.isEmpty ? "There is no \(kind) here." : "There is no \(kind) '\(id)' here."
            self.init(ProblemDetails(.notFound, detail: detail), .notFound)
        case ScreenError.signInRequired:
            self.init(
                ProblemDetails(.unauthorized, detail: "Sign in to see this."), .signInRequired, fields: [.wwwAuthenticate: "Bearer"])
        default: return nil
        }
    }

    private init(_ error: RouteError) {
        let detail = error.field.isEmpty ? "The request: \(error.reason)." : "'\(error.field)' \(error.reason)."
        self.init(
            ProblemDetails(
                .badRequest, title: "Invalid parameter", detail: detail,
                extensions: error.field.isEmpty ? [] : [.field(error.field)]), .invalidRequest)
    }

    /// A failure of the server's own, which says nothing of its cause to a client.
    static let unexpected = RequestFailure(
        ProblemDetails(.internalServerError, detail: "Something went wrong on the server; the log knows it by the request id."),
        .unavailable)

    /// The problem as a member of a screen.
    var literal: JSONLiteral {
        var members: [JSONLiteral.Member] = []
        if let type = problem.type { members.append(JSONLiteral.Member("type", .string(type))) }
        members.append(JSONLiteral.Member("title", .string(problem.title)))
        members.append(JSONLiteral.Member("status", .integer(problem.status.code)))
        if let detail = problem.detail { members.append(JSONLiteral.Member("detail", .string(detail))) }
        for member in problem.extensions {
            let value: JSONLiteral =
                switch member.value {
                case .string(let text): .string(text)
                case .integer(let number): .integer(number)
                case .bool(let value): .bool(value)
                case .strings(let texts): .array(texts.map { .string($0) })
                }
            members.append(JSONLiteral.Member(member.name, value))
        }
        return .object(members)
    }
}
