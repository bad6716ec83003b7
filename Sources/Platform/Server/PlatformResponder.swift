import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ScreenKit
import VersionService

/// Answers every request: finds the version and its route, and fits the answer to the client.
///
/// The table is read once a request, so that a request is answered by one state of the versions throughout.
struct PlatformResponder<App: ScreenApp>: HTTPResponder {
    typealias Context = ServerContext

    let versions: ApiVersionService<VersionResponder<App>>
    let serverRoutes: ServerRoutes
    let authenticator: Authenticator
    let finisher: AnswerFinisher
    let accessLog: AccessLog?
    let logger: Logger
    /// Counts what no route answers.
    let unknown: RouteMetrics

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        let start = ContinuousClock.now
        let scope = RequestScope(request, context)
        var outcome = await outcome(scope)
        outcome.answer.fields[.requestID] = scope.id.value
        let (response, length) = finish(outcome.answer, scope, context)
        let elapsed = ContinuousClock.now - start
        outcome.metrics.record(response.status, elapsed)
        accessLog?.write(
            AccessRecord(
                requestID: scope.id, method: request.method.rawValue, target: scope.target, status: response.status.code, bytes: length,
                duration: elapsed, apiVersion: outcome.version, screen: outcome.screen, isSignedIn: outcome.isSignedIn,
                clientAddress: scope.clientAddress))
        return response
    }

    private func finish(_ answer: Answer, _ scope: RequestScope, _ context: ServerContext) -> (response: Response, bodyLength: Int) {
        do {
            return try finisher.response(answer, to: scope.request, on: context.channel)
        } catch {
            logger.error("answer could not be compressed", metadata: ["request_id": "\(scope.id)", "error": "\(error)"])
            return (Response(status: .internalServerError, headers: [.requestID: scope.id.value]), 0)
        }
    }

    private func outcome(_ scope: RequestScope) async -> Outcome {
        let parts = scope.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, VersionPath.looksLikeVersion(name) else { return await serverOutcome(scope) }
        let table = versions.table
        guard let version = APIVersion(name), let entry = table[version] else {
            return Outcome(Answer(Self.unknownVersion(name, table.liveVersions)), unknown)
        }
        return await versionOutcome(scope, entry, parts.count > 1 ? parts[1] : "")
    }

    /// Refuses a version there is none of, naming those there are; another one is never served instead.
    private static func unknownVersion(_ name: Substring, _ live: [APIVersion]) -> ProblemDetails {
        ProblemDetails(
            .notFound, type: "urn:problem:api-version-unknown", title: "Unknown API version",
            detail: "There is no API version '\(name.prefix(20))'.", extensions: [.supported(live.map(\.description))])
    }

    private func serverOutcome(_ scope: RequestScope) async -> Outcome {
        guard let match = serverRoutes.match(scope.path) else {
            return Outcome(Answer(ProblemDetails(.notFound, detail: "There is nothing at this address.")), unknown)
        }
        let route = match.value
        var outcome: Outcome
        if let handler = route.handlers[scope.request.method] {
            do {
                let answer = try await handler(scope, try VersionPath.decode(match.parameters))
                outcome = Outcome(answer, answer.screen.flatMap { route.variants[$0] } ?? route.metrics)
            } catch {
                let failure = failure(error, scope)
                outcome = Outcome(Answer(failure.problem, fields: failure.fields), route.metrics)
            }
        } else {
            let problem = ProblemDetails(.methodNotAllowed, detail: "This address answers \(route.allowedMethods).")
            outcome = Outcome(Answer(problem, fields: [.allow: route.allowedMethods]), route.metrics)
        }
        outcome.screen = outcome.answer.screen ?? route.label
        return outcome
    }

    /// What a failure comes to; the server's own are logged, as clients are not told their cause.
    func failure(_ error: any Error, _ scope: RequestScope) -> RequestFailure {
        let failure = RequestFailure(error)
        if failure == nil || failure?.cause != nil {
            logger.error(
                "request failed",
                metadata: ["request_id": "\(scope.id)", "path": "\(scope.path)", "error": "\(failure?.cause ?? error)"])
        }
        return failure ?? .unexpected
    }
}
