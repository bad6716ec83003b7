import ScreenKit
import VersionService

/// An app of one screen whose content is a function the test gives.
struct SyntheticApp: ScreenApp {
    /// The features, all off by default; `size` is a number from 1 to 9.
    static let manifest = Result { try VersionManifest(parsing: Array(manifestText.utf8)) }
    static let catalogue = (try? manifest.get().catalogue) ?? FeatureCatalogue([])

    typealias Content = @Sendable (ScreenContext) throws -> ScreenDocument

    struct PageRoute: ScreenRoute {
        static let pattern = "pages/{id}"
        let id: String

        init(_ parameters: RouteParameters) throws(RouteError) {
            id = try parameters.identifier("id")
        }

        var path: String { "/pages/\(id)" }
    }

    struct Page: Screen {
        static let name: ScreenName = "page"
        let content: Content

        func load(_ route: PageRoute, _ context: ScreenContext) async throws -> ScreenDocument {
            let loaded = await context.load("extra") { 1 }
            var document = try content(context)
            if case .failed = loaded {
                document.sections.append(Section("extra") { Component(.error, id: "extra/error").title("Failed") })
            }
            return document
        }

        func header(_ content: ScreenDocument, _ context: ScreenContext) -> Header? { content.header }

        func sections(_ content: ScreenDocument, _ context: ScreenContext) -> [Section] { content.sections }
    }

    struct Touch: Command {
        static let name = "touch"

        func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
            context.features[.command] ? [.confirmation(.toast("Touched"))] : [.close]
        }
    }

    let content: Content

    var features: FeatureCatalogue { Self.catalogue }
    let components = ComponentCatalogue.core()
    let locales: [LanguageTag] = ["en"]
    let defaultBrand = Brand(id: "b", name: "B")
    let startPath = "/pages/1"
    var screens: [ScreenEndpoint] { [ScreenEndpoint(Page(content: content))] }
    let commands = [CommandEndpoint(Touch())]
    let assets: [AssetEndpoint] = []

    func decorate(_ document: inout ScreenDocument, _ notice: VersionNotice?, _ context: ScreenContext) {}

    func errorScreen(_ failure: ScreenFailure, path: String, _ context: ScreenContext) -> ScreenDocument {
        ScreenDocument(
            id: path, type: "error", header: nil, sections: [Section("error") { Component(.error, id: "error/1").title("Error") }])
    }

    func retiredScreen(_ notice: VersionNotice?, path: String, _ context: ScreenContext) -> ScreenDocument {
        ScreenDocument(
            id: path, type: "retired", header: nil, sections: [Section("gone") { Component(.notice, id: "gone/1").title("Gone") }])
    }

    /// A version with some features switched on.
    static func version(_ number: Int, on names: String..., size: Int = 1) throws -> RenderingVersion {
        var features = try manifest.get().features(
            of: APIVersion(number: 1), in: catalogue, at: Timestamp(secondsSinceEpoch: 1_800_000_000))
        for name in names { features = try features.replacing(name: name, value: true) }
        features = try features.replacing(name: "size", value: .integer(size))
        return RenderingVersion(APIVersion(number: number), features: features)
    }

    /// A screen of one section.
    static func page(_ components: [Component]) -> ScreenDocument {
        ScreenDocument(id: "pages/1", type: "page", header: nil, sections: [Section(id: "main", body: components)])
    }

    private static let manifestText = """
        {
          "schemaVersion": 1, "service": "synthetic",
          "policy": { "minSunsetNoticeDays": 180, "maxBetaVersions": 1, "flagLifetimeDays": 4000 },
          "flags": {
            "aa": { "type": "boolean", "default": false, "kind": "contract", "owner": "t", "description": "A feature called a." },
            "bb": { "type": "boolean", "default": false, "kind": "contract", "owner": "t", "description": "A feature called b." },
            "cc": { "type": "boolean", "default": false, "kind": "contract", "owner": "t", "description": "A feature called c." },
            "dd": { "type": "boolean", "default": false, "kind": "contract",
                "owner": "t", "description": "A feature called d.", "requires": [{ "flag": "cc", "equals": true }] },
            "unread": { "type": "boolean", "default": false, "kind": "release", "expires": "2027-01-01",
                "owner": "t", "description": "Nobody reads this one." },
            "command": { "type": "boolean", "default": false, "kind": "ops", "permanent": true,
                "owner": "t", "description": "Read by the command only." },
            "size": { "type": "integer", "default": 1, "minimum": 1, "maximum": 9, "kind": "contract",
                "owner": "t", "description": "A number of things." },
            "deprecated": { "type": "boolean", "default": false, "kind": "lifecycle", "derived": "version.isDeprecated", "permanent": true,
                "owner": "t", "description": "The version is on its way out." }
          },
          "versions": [
            { "id": "v1", "status": "current", "releasedAt": "2025-01-01", "capability": { "core": "1.0.0" },
              "changes": [{ "type": "added", "summary": "The first version." }] }
          ]
        }
        """
}

extension Feature<Bool> {
    static var a: Feature { Feature(name: "aa", index: 0) }
    static var b: Feature { Feature(name: "bb", index: 1) }
    static var c: Feature { Feature(name: "cc", index: 2) }
    static var d: Feature { Feature(name: "dd", index: 3) }
    static var deprecated: Feature { Feature(name: "deprecated", index: 7) }
    static var command: Feature { Feature(name: "command", index: 5) }
}

extension Feature<Int> {
    static var size: Feature { Feature(name: "size", index: 6) }
}
