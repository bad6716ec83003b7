import ScreenKit

/// What a path below a version leads to.
enum VersionEndpoint: Sendable {
    case screen(ScreenEndpoint)
    /// One section of a screen, named by the path's parameter `section`.
    case section(ScreenEndpoint)
    case command(CommandEndpoint)

    /// What metrics and logs call it.
    var label: String {
        switch self {
        case .screen(let screen), .section(let screen): screen.name.rawValue
        case .command(let command): "command.\(command.name)"
        }
    }

    /// The methods it answers, as `Allow` lists them.
    var allowedMethods: String {
        switch self {
        case .screen, .section: "GET, HEAD"
        case .command: "POST"
        }
    }
}
