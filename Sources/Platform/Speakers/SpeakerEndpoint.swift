import HTTPTypes
import Logging
import NIOCore
import ScreenKit
import SonosBridge

/// Answers speakers over HTTP: envelopes, documents, and the same screens as JSON.
struct SpeakerEndpoint: Sendable {
    /// Services that are kept when the address comes from the connection.
    private static let keptServices = 8

    private let limits: XMLLimits
    private let languages: [String]
    private let logger: Logger
    /// The service, where its address is set; made once, as every call needs it.
    private let fixedService: SonosService?
    private let makeService: @Sendable (_ publicURL: String) -> SonosService
    private let services = BoundedCache<String, SonosService>(capacity: keptServices)

    /// - Parameters:
    ///   - publicURL: where players reach the server; nil for the address that a connection came in at.
    ///   - makeService: makes the service for such an address.
    init(
        publicURL: String?, languages: [LanguageTag], limits: XMLLimits = XMLLimits(), logger: Logger,
        makeService: @escaping @Sendable (_ publicURL: String) -> SonosService
    ) {
        fixedService = publicURL.map(makeService)
        self.languages = languages.map(\.rawValue)
        self.limits = limits
        self.logger = logger
        self.makeService = makeService
    }

    /// Answers an envelope with an envelope.
    func soap(_ scope: RequestScope) async throws -> Answer {
        let body = try await scope.envelope(limit: limits.size)
        let fields = scope.request.headers
        let request = SonosRequest(
            body: body, soapAction: fields[.soapAction], authorization: fields[.authorization], language: language(scope))
        let response = await SpeakerRequest.$id.withValue(scope.id) { await service(scope).answer(request) }
        if let fault = response.fault { report(fault, response.operation, scope) }
        var answer = Answer(
            response.status == 200 ? .ok : .internalServerError, contentType: Self.xml, body: response.body,
            vary: [.acceptLanguage])
        answer.screen = response.operation.map { "sonos.\($0)" }
        return answer
    }

    /// A screen as a list of links to its sections, or one of its sections as a flat list.
    ///
    /// - Parameter place: the path and query below `/sonos/`.
    func json(_ scope: RequestScope, _ place: Substring) async throws -> Answer {
        let place = try SpeakerPlace(place)
        let authorization = scope.request.headers[.authorization]
        let body = try await answering(scope) { () async throws(SOAPFault) in
            let service = service(scope)
            guard let section = place.section else {
                return try await service.links(screen: place.screen, authorization: authorization, language: language(scope))
            }
            return try await service.items(
                section: section, screen: place.screen, index: place.index, count: place.count, authorization: authorization,
                language: language(scope))
        }
        return Answer(contentType: Answer.json, body: body, vary: [.acceptLanguage, .authorization])
    }

    /// Marks or unmarks a favourite, which the actions of a track or album ask for.
    func setFavorite(_ isFavorite: Bool, _ scope: RequestScope) async throws -> Answer {
        guard let id = try QueryString(ofTarget: scope.target)["id"] else {
            throw ProblemDetails(.badRequest, detail: "The query must name an item: ?id=…")
        }
        try await answering(scope) { () async throws(SOAPFault) in
            try await service(scope).setFavorite(
                isFavorite, id: id, authorization: scope.request.headers[.authorization], language: language(scope))
        }
        return Answer(.noContent, contentType: Answer.json, body: ByteBuffer())
    }

    /// Keeps what a player reports of its playing.
    func timePlayed(_ scope: RequestScope) async throws -> Answer {
        let body = try await scope.bytes(limit: limits.size)
        try await answering(scope) { () async throws(SOAPFault) in
            try await service(scope).timePlayed(body: body, authorization: scope.request.headers[.authorization])
        }
        return Answer(.noContent, contentType: Answer.json, body: ByteBuffer())
    }

    /// One of the documents that describe the service.
    func document(_ scope: RequestScope, _ contentType: String, _ content: (SonosProfile) -> ByteBuffer) -> Answer {
        Answer(
            contentType: contentType, body: content(service(scope).profile),
            cacheControl: CacheControl(.public, maxAge: .seconds(300)))
    }

    static let xml = "text/xml; charset=utf-8"

    func service(_ scope: RequestScope) -> SonosService {
        if let fixedService { return fixedService }
        let address = "http://\(scope.localAuthority)"
        return services.value(address) { makeService(address) }
    }

    func language(_ scope: RequestScope) -> LanguageTag {
        let preferred = AcceptLanguage(scope.request.headers[.acceptLanguage]).preferred(among: languages)
        return LanguageTag(rawValue: preferred ?? languages.first ?? "en")
    }

    /// Turns a fault into problem details, as what asks for JSON does not speak SOAP.
    func answering<Value>(_ scope: RequestScope, _ work: () async throws(SOAPFault) -> Value) async throws -> Value {
        do throws(SOAPFault) {
            return try await work()
        } catch {
            report(error, nil, scope)
            throw RequestFailure(error)
        }
    }

    /// Tells operators why a speaker got no result; what only means "not yet" is no news.
    private func report(_ fault: SOAPFault, _ operation: String?, _ scope: RequestScope) {
        let level: Logger.Level = fault.code == .notLinkedRetry ? .debug : .notice
        logger.log(
            level: level, "speaker got a fault",
            metadata: [
                "request_id": "\(scope.id)", "operation": "\(operation ?? "none")", "code": "\(fault.code.rawValue)",
                "reason": "\(fault.message)",
            ])
    }
}

extension HTTPField.Name {
    fileprivate static let soapAction = named("SOAPAction")
}
