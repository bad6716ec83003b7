public import VersionService

/// An app, as the platform sees it: its screens, its commands, and what it shows when there is no screen to show.
///
/// The platform is generic over this; another app is another value.
public protocol ScreenApp: Sendable {
    /// The features the app was compiled with.
    var features: FeatureCatalogue { get }
    /// What the app's screens are made of.
    var components: ComponentCatalogue { get }
    /// The languages texts are available in, the first being the default.
    var locales: [LanguageTag] { get }
    /// The brand screens are served under.
    var defaultBrand: Brand { get }
    /// Path below the version of the screen an app opens with.
    var startPath: String { get }
    var screens: [ScreenEndpoint] { get }
    var commands: [CommandEndpoint] { get }
    var assets: [AssetEndpoint] { get }

    /// Adds to every screen what every screen has, such as the notice that a version is deprecated.
    func decorate(_ document: inout ScreenDocument, _ notice: VersionNotice?, _ context: ScreenContext)

    /// The screen shown where something went wrong.
    ///
    /// - Parameter path: what was asked for, without the version and the leading slash.
    func errorScreen(_ failure: ScreenFailure, path: String, _ context: ScreenContext) -> ScreenDocument

    /// The screen shown in place of every screen of a retired version.
    func retiredScreen(_ notice: VersionNotice?, path: String, _ context: ScreenContext) -> ScreenDocument

    /// The screens in the states that matter, over the data the app has now.
    ///
    /// What they show is what a change of features is judged by, so that every screen should be among them, and every state
    /// of it that has components of its own: signed in or not, empty, with a failed section. Accounts in them are made up.
    func samples() async throws -> [ScreenSample]
}

extension ScreenApp {
    /// The screen the app opens with, and nothing else.
    public func samples() async throws -> [ScreenSample] {
        [ScreenSample("start", startPath)]
    }
}
