import HTTPTypes
import Hummingbird
import ScreenKit
import VersionService

/// Requests below a version.
extension PlatformResponder {
    typealias Entry = RouterTable<VersionResponder<App>>.Entry

    /// The largest body a command takes.
    ///
    /// Room for as many identifiers as a playlist may hold.
    private static var commandBodyLimit: Int { 256 * 1024 }

    /// Answers a request to a version, whatever the version's state.
    func versionOutcome(_ scope: RequestScope, _ entry: Entry, _ path: Substring) async -> Outcome {
        let responder = entry.responder
        let authentication = authenticator.authenticate(scope.request.headers)
        let visit = Visit(
            requestID: scope.id, user: authentication.user, locale: responder.locale(scope.request.headers[.acceptLanguage]),
            lifecycle: entry.lifecycle)
        var outcome: Outcome
        if entry.status == .retired {
            outcome = Outcome(retired(scope, entry, path, visit), responder.unrouted)
        } else {
            outcome = await liveOutcome(scope, responder, path, visit, authentication)
        }
        outcome.version = responder.version
        outcome.isSignedIn = visit.user != nil
        addLifecycle(of: entry, to: &outcome.answer.fields)
        return outcome
    }

    private func liveOutcome(
        _ scope: RequestScope, _ responder: VersionResponder<App>, _ path: Substring, _ visit: Visit, _ authentication: Authentication
    ) async -> Outcome {
        let match = responder.routes.match(path)
        let metrics = match?.value.metrics ?? responder.unrouted
        var outcome: Outcome
        do {
            // A token that is not to be believed is refused everywhere: the client has to know, not see a stranger's screen.
            if case .invalid(let reason) = authentication {
                throw RequestFailure(reason.problem, .signInRequired, fields: [.wwwAuthenticate: reason.challenge])
            }
            guard let match else { throw ProblemDetails(.notFound, detail: "There is no screen at this address.") }
            outcome = Outcome(try await answer(scope, responder, match, visit), metrics)
        } catch {
            outcome = Outcome(errorAnswer(failure(error, scope), scope, responder, path, visit), metrics)
        }
        outcome.screen = match?.value.endpoint.label
        return outcome
    }

    private func answer(
        _ scope: RequestScope, _ responder: VersionResponder<App>, _ match: PathRouter<VersionRoutes.Route>.Match, _ visit: Visit
    ) async throws -> Answer {
        let parameters = try VersionPath.decode(match.parameters)
        let endpoint = match.value.endpoint
        let method = scope.request.method
        let isRead = method == .get || method == .head
        switch endpoint {
        case .screen(let screen) where isRead:
            return try await responder.screen(
                screen, parameters, selection: .all, QueryString(ofTarget: scope.target).fields, visit)
        case .section(let screen) where isRead:
            let query = try QueryString(ofTarget: scope.target).fields
            let selection = try SectionSelection(parameters, query)
            return try await responder.screen(screen, parameters, selection: selection, query.filter { $0.name != "offset" }, visit)
        case .command(let command) where method == .post:
            return try await responder.command(command, scope.payload(limit: Self.commandBodyLimit), visit)
        default:
            let problem = ProblemDetails(.methodNotAllowed, detail: "This address answers \(endpoint.allowedMethods).")
            throw RequestFailure(problem, .invalidRequest, fields: [.allow: endpoint.allowedMethods])
        }
    }

    /// Problem details for programs and for what only programs send, a screen for everybody else.
    private func errorAnswer(
        _ failure: RequestFailure, _ scope: RequestScope, _ responder: VersionResponder<App>, _ path: Substring, _ visit: Visit
    ) -> Answer {
        let isRead = scope.request.method == .get || scope.request.method == .head
        guard isRead, !scope.prefersProblem else {
            var answer = Answer(failure.problem, fields: failure.fields)
            answer.vary = [.accept]
            return answer
        }
        return responder.errorScreen(failure, path, visit)
    }

    private func retired(_ scope: RequestScope, _ entry: Entry, _ path: Substring, _ visit: Visit) -> Answer {
        let successor = entry.lifecycle.successor?.description
        let problem = ProblemDetails(
            .gone, type: "urn:problem:api-version-retired", title: "API version retired",
            detail: "The API version \(entry.version) has been retired\(successor.map { "; use \($0)" } ?? "").",
            extensions: successor.map { [ProblemDetails.Extension("successor", .string($0))] } ?? [])
        if scope.prefersProblem || scope.request.method == .post {
            var answer = Answer(problem)
            answer.vary = [.accept]
            return answer
        }
        return entry.responder.retiredScreen(RequestFailure(problem, .notFound), path, visit)
    }

    /// The fields that tell programs what becomes of a version (RFC 9745, RFC 8594, RFC 5829).
    private func addLifecycle(of entry: Entry, to fields: inout HTTPFields) {
        fields[.apiVersion] = entry.responder.version
        let lifecycle = entry.lifecycle
        if entry.status == .beta { fields[.apiVersionStatus] = "beta" }
        if entry.status != .retired {
            if let deprecation = lifecycle.deprecationField { fields[.deprecation] = deprecation }
            if let sunset = lifecycle.sunsetField { fields[.sunset] = sunset }
        }
        if lifecycle.deprecatedAt != nil || entry.status == .retired, let successor = lifecycle.successorLinkField {
            let notice = lifecycle.notice?.url.map { "<\($0)>; rel=\"deprecation\", " } ?? ""
            fields[.link] = notice + successor
        }
    }
}

extension Authentication {
    /// Who is signed in, if anybody is.
    fileprivate var user: ScreenUser? {
        if case .user(let token) = self { ScreenUser(id: token.accountID) } else { nil }
    }
}

extension SectionSelection {
    /// The section a path names, from the offset on that its query gives.
    ///
    /// - Throws: ``RouteError`` for an offset that is none of that section's.
    fileprivate init(_ match: RouteMatch, _ query: [(name: String, value: String)]) throws(RouteError) {
        let section = match["section"] ?? ""
        guard let token = try RouteParameters(query: query).query("offset") else {
            self = .section(section)
            return
        }
        guard let offset = PageOffset(token: token, section: section) else {
            throw RouteError(field: "offset", reason: "is not an offset of this section; use the one of the page before")
        }
        self = .section(section, start: offset.start)
    }
}
