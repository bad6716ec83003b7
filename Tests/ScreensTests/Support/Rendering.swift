import NIOCore
import ScreenKit
import Screens
import VersionService

/// Renders the app's screens by path, without a server.
struct Rendering {
    let app: MusicApp
    let router: PathRouter<ScreenEndpoint>

    init(_ app: MusicApp) throws {
        self.app = app
        var router = PathRouter<ScreenEndpoint>()
        for screen in app.screens { try router.add(screen.pattern, screen) }
        self.router = router
    }

    /// Renders the screen at a path below the version, with what every screen has.
    func document(
        _ path: String, _ inputs: RenderInputs, notice: VersionNotice? = nil, selection: SectionSelection = .all,
        recorder: ReadRecorder = ReadRecorder(), onFailure: @escaping @Sendable (String, any Error) -> Void = { _, _ in }
    ) async throws -> ScreenDocument {
        let parts = path.split(separator: "?", maxSplits: 1)
        guard let match = router.match(parts[0]) else { throw ScreenError.notFound(kind: "path", id: path) }
        let query = parts.count < 2 ? [] : parts[1].split(separator: "&").map(Self.parameter)
        let parameters = RouteParameters(path: match.parameters.map { (name: $0.name, value: String($0.value)) }, query: query)
        let context = ScreenContext(inputs, selection: selection, recorder: recorder, reportFailure: onFailure)
        var document = try await match.value.render(parameters, context)
        app.decorate(&document, notice, context)
        return document
    }

    private static func parameter(_ text: Substring) -> (name: String, value: String) {
        let parts = text.split(separator: "=", maxSplits: 1)
        return (name: String(parts[0]), value: parts.count > 1 ? PercentEncoding.decode(parts[1]) ?? "" : "")
    }

    /// The bytes a document has on the wire.
    static func bytes(_ document: ScreenDocument, version: APIVersion, locale: LanguageTag = "en") -> ByteBuffer {
        var json = JSONWriter()
        WireEncoder(apiVersion: version.description, locale: locale, brand: Brand(id: "classical", name: "Concert Hall"))
            .write(document, to: &json)
        return json.buffer()
    }
}
