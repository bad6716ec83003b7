import ScreenKit
import SonosBridge
import VersionService

/// The app's screens as speakers get them: those of the version that the manifest names for them.
struct SpeakerScreens<App: ScreenApp>: SonosScreens {
    let versions: ApiVersionService<VersionResponder<App>>
    let bridge: SpeakerBridge
    let rendered = RenderedScreens()

    var isAvailable: Bool { (try? entry()) != nil }

    func render(_ screen: String, _ selection: SectionSelection, _ listener: SonosListener) async throws -> ScreenDocument {
        let entry = try entry()
        let revisions = try await bridge.revisions(listener.user?.id)
        let key = RenderedScreens.Key(
            screen: screen, selection: selection, language: listener.language, features: entry.responder.featureFingerprint,
            catalog: revisions.catalog, listener: .init(user: listener.user?.id, library: revisions.favorites))
        if let document = rendered.document(key) { return document }
        let context = entry.responder.context(visit(entry, listener), selection)
        let document = try await document(screen, entry, context)
        rendered.insert(document, context.reads.inputs, for: key)
        return document
    }

    private func document(
        _ screen: String, _ entry: RouterTable<VersionResponder<App>>.Entry, _ context: ScreenContext
    ) async throws -> ScreenDocument {
        let path = screen.prefix { $0 != "?" }
        guard let match = entry.responder.routes.match(path), case .screen(let endpoint) = match.value.endpoint else {
            throw ScreenError.notFound(kind: "screen", id: String(path.prefix(200)))
        }
        let parameters = RouteParameters(
            path: try VersionPath.decode(match.parameters).parameters, query: try QueryString(ofTarget: screen).fields)
        return try await endpoint.render(parameters, context)
    }

    func run(_ command: CommandAction, _ listener: SonosListener) async throws -> [Action] {
        let entry = try entry()
        guard let match = entry.responder.routes.match("commands/\(command.name)"), case .command(let endpoint) = match.value.endpoint
        else { throw ScreenError.notFound(kind: "command", id: command.name) }
        return try await endpoint.run(CommandPayload(command.payload), entry.responder.context(visit(entry, listener), .all))
    }

    /// The catalogue's revision goes with the features in force, as a change of these changes lists too.
    func revisions(_ listener: SonosListener) async throws -> (catalog: String, favorites: String) {
        let entry = try entry()
        let revisions = try await bridge.revisions(listener.user?.id)
        return ("\(revisions.catalog)-\(entry.responder.featureFingerprint)", String(revisions.favorites))
    }

    /// The version speakers are clients of.
    ///
    /// - Throws: `SOAPFault` where it is not served, or speakers are switched off in it.
    func entry() throws(SOAPFault) -> RouterTable<VersionResponder<App>>.Entry {
        let table = versions.table
        guard let version = table.clients[SpeakerBridge.client], let entry = table[version], entry.status != .retired,
            bridge.isEnabled(entry.features)
        else { throw SOAPFault(.serviceUnavailable, "speakers are not served at present") }
        return entry
    }

    private func visit(_ entry: RouterTable<VersionResponder<App>>.Entry, _ listener: SonosListener) -> Visit {
        Visit(
            requestID: SpeakerRequest.id ?? RequestID.accepting(nil), user: listener.user, locale: listener.language,
            lifecycle: entry.lifecycle)
    }
}
