/// The discriminator of an action on the wire.
public struct ActionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let openScreen = ActionType(rawValue: "action.openScreen")
    public static let url = ActionType(rawValue: "action.url")
    public static let command = ActionType(rawValue: "action.command")
    public static let reload = ActionType(rawValue: "action.reload")
    public static let loadContent = ActionType(rawValue: "action.loadContent")
    public static let toast = ActionType(rawValue: "action.toast")
    public static let dialog = ActionType(rawValue: "action.dialog")
    public static let play = ActionType(rawValue: "action.play")
    public static let updateProperty = ActionType(rawValue: "action.updateProperty")
    public static let reconfigureScreen = ActionType(rawValue: "action.reconfigureScreen")
    public static let scrollTo = ActionType(rawValue: "action.scrollTo")
    public static let close = ActionType(rawValue: "action.close")
    public static let signIn = ActionType(rawValue: "action.signIn")
    public static let download = ActionType(rawValue: "action.download")

    /// The discriminator of the action that opens a screen of one type.
    public static func screen(_ name: ScreenName) -> ActionType {
        ActionType(rawValue: "screen.\(name.rawValue)")
    }
}
