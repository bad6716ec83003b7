public import ScreenKit

/// Renders an app's screens for speakers, with the features of the version that speakers are clients of.
public protocol SonosScreens: Sendable {
    /// Whether speakers are served at present; asked before anything else, of every call.
    var isAvailable: Bool { get }
    /// Renders a screen.
    ///
    /// - Parameter screen: the path and query below the version, without the leading slash.
    /// - Throws: `ScreenError` or `RouteError` where there is no such screen for this listener.
    func render(_ screen: String, _ selection: SectionSelection, _ listener: SonosListener) async throws -> ScreenDocument
    /// Runs a command.
    func run(_ command: CommandAction, _ listener: SonosListener) async throws -> [Action]
    /// What stands for the state of the catalogue and of what is the listener's own; each changes only when lists do.
    func revisions(_ listener: SonosListener) async throws -> (catalog: String, favorites: String)
}

extension SonosScreens {
    public var isAvailable: Bool { true }
}
