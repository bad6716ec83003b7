import CoreMetrics
import Crypto
import HTTPTypes
import Logging
import NIOCore
import ScreenKit
import VersionService

/// Answers the requests of one API version: the same screens for all, rendered with this version's features.
struct VersionResponder<App: ScreenApp>: Sendable {
    let app: App
    let routes: VersionRoutes
    /// Counts what no route of the version answers; for a retired version, everything.
    let unrouted: RouteMetrics
    let features: FeatureSet
    let capabilities: Capabilities
    let version: String
    let logger: Logger
    /// Tells the features in force apart from others, also across restarts.
    let featureFingerprint: String
    private let supportedLocales: [String]

    init(_ app: App, _ definition: VersionDefinition, _ features: FeatureSet, metrics: any MetricsFactory, logger: Logger) throws {
        self.app = app
        self.features = features
        self.logger = logger
        version = definition.id.description
        capabilities = Capabilities(definition.capability)
        routes = try VersionRoutes(app, version: version, metrics: metrics)
        unrouted = RouteMetrics(version: version, screen: definition.status == .retired ? "retired" : "unknown", factory: metrics)
        featureFingerprint = features.fingerprint
        supportedLocales = app.locales.map(\.rawValue)
    }

    /// The whole screen, or one section of it.
    func screen(
        _ endpoint: ScreenEndpoint, _ match: RouteMatch, selection: SectionSelection, _ query: [(name: String, value: String)],
        _ visit: Visit
    ) async throws -> Answer {
        let context = context(visit, selection)
        var document = try await endpoint.render(RouteParameters(path: match.parameters, query: query), context)
        app.decorate(&document, visit.lifecycle.notice, context)
        let encoder = WireEncoder(apiVersion: version, locale: visit.locale, brand: app.defaultBrand)
        var json = JSONWriter(capacity: 1 << 16)
        var reads = context.reads.inputs
        if case .section(let name, _, _) = selection {
            guard let section = document.sections.first(where: { $0.id == name }) else {
                throw ScreenError.notFound(kind: "section", id: name)
            }
            encoder.write(section, of: document.id, to: &json)
        } else {
            encoder.write(document, to: &json)
            // The envelope names the language, whether the screen has text in it or not.
            reads.insert(.locale)
        }
        // What could not be loaded may be there a moment later, so that an answer with a gap is kept by nobody.
        let isWhole = document.sections.allSatisfy { !$0.isFailed }
        return Answer(
            contentType: Answer.json, body: json.buffer(), cacheControl: isWhole ? Self.cacheControl(reads) : .noStore,
            vary: Self.vary(reads))
    }

    /// Runs a command and answers what the client does next.
    func command(_ endpoint: CommandEndpoint, _ payload: CommandPayload, _ visit: Visit) async throws -> Answer {
        let actions = try await endpoint.run(payload, context(visit, .all))
        var json = JSONWriter()
        WireEncoder(apiVersion: version, locale: visit.locale, brand: app.defaultBrand).write(commandResult: actions, to: &json)
        return Answer(contentType: Answer.json, body: json.buffer())
    }

    /// A failure as a screen this version can draw, with the problem as a member for programs.
    func errorScreen(_ failure: RequestFailure, _ path: Substring, _ visit: Visit) -> Answer {
        let context = context(visit, .all)
        var document = app.errorScreen(failure.kind, path: Self.id(path), context)
        app.decorate(&document, visit.lifecycle.notice, context)
        return answer(failure.problem.status, document, failure.literal, visit, fields: failure.fields)
    }

    /// What every address of a retired version answers.
    func retiredScreen(_ problem: RequestFailure, _ path: Substring, _ visit: Visit) -> Answer {
        let document = app.retiredScreen(visit.lifecycle.notice, path: Self.id(path), context(visit, .all))
        return answer(.gone, document, problem.literal, visit)
    }

    /// The language of a request, as far as the app speaks it.
    func locale(_ acceptLanguage: String?) -> LanguageTag {
        LanguageTag(rawValue: AcceptLanguage(acceptLanguage).preferred(among: supportedLocales) ?? supportedLocales[0])
    }

    private func answer(
        _ status: HTTPResponse.Status, _ document: ScreenDocument, _ problem: JSONLiteral, _ visit: Visit, fields: HTTPFields = HTTPFields()
    ) -> Answer {
        var json = JSONWriter()
        WireEncoder(apiVersion: version, locale: visit.locale, brand: app.defaultBrand).write(document, problem: problem, to: &json)
        return Answer(
            status, contentType: Answer.json, body: json.buffer(), vary: [.accept, .acceptLanguage], fields: fields)
    }

    func context(_ visit: Visit, _ selection: SectionSelection) -> ScreenContext {
        let inputs = RenderInputs(
            features: features, user: visit.user, brand: app.defaultBrand, locale: visit.locale, capabilities: capabilities)
        return ScreenContext(inputs, selection: selection) { [logger, version] section, error in
            logger.error(
                "section failed",
                metadata: [
                    "request_id": "\(visit.requestID)", "version": "\(version)", "section": "\(section)", "error": "\(error)",
                ])
        }
    }

    /// A path as the id of a screen, which is short and cannot carry anything but a path.
    private static func id(_ path: Substring) -> String {
        String(path.drop { $0 == "/" }.prefix(200))
    }

    /// How long a body may be kept follows from what it was made of.
    ///
    /// Where the reader was looked at, the body is the reader's own. Five seconds for the rest keep a change of a
    /// feature from being hidden by caches.
    private static func cacheControl(_ reads: RenderReads.Inputs) -> CacheControl {
        reads.contains(.user)
            ? CacheControl(.private, isRevalidatedAlways: true)
            : CacheControl(.public, maxAge: .seconds(5), staleIfError: .seconds(86_400))
    }

    private static func vary(_ reads: RenderReads.Inputs) -> [HTTPField.Name] {
        var names: [HTTPField.Name] = []
        if reads.contains(.locale) { names.append(.acceptLanguage) }
        if reads.contains(.user) { names.append(.authorization) }
        return names
    }
}

extension FeatureSet {
    /// A short name of the features and their values: the same for the same, on every node.
    fileprivate var fingerprint: String {
        let values = (0..<catalogue.count).map { String(storedValue(at: $0)) }.joined(separator: ",")
        return Hexadecimal.encode(SHA256.hash("\(catalogue.fingerprint):\(values)").prefix(8))
    }
}
