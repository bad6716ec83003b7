import ScreenKit
import VersionService

/// An app without screens, for what a server answers besides.
struct SilentApp: ScreenApp {
    let features: FeatureCatalogue
    let components = ComponentCatalogue(components: [], actions: [])
    let locales: [LanguageTag] = ["en"]
    let defaultBrand = Brand(id: "test", name: "Test")
    let startPath = "/home"
    let screens: [ScreenEndpoint] = []
    let commands: [CommandEndpoint] = []
    let assets: [AssetEndpoint] = []

    func decorate(_ document: inout ScreenDocument, _ notice: VersionNotice?, _ context: ScreenContext) {}

    func errorScreen(_ failure: ScreenFailure, path: String, _ context: ScreenContext) -> ScreenDocument {
        ScreenDocument(id: path, type: "error", header: nil, sections: [])
    }

    func retiredScreen(_ notice: VersionNotice?, path: String, _ context: ScreenContext) -> ScreenDocument {
        ScreenDocument(id: path, type: "retired", header: nil, sections: [])
    }
}
