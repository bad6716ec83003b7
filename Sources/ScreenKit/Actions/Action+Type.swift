extension Action {
    /// The discriminator this action has on the wire.
    public var type: ActionType {
        switch self {
        case .screen(let action): action.isTyped ? .screen(action.name) : .openScreen
        case .url: .url
        case .command: .command
        case .reload: .reload
        case .loadContent: .loadContent
        case .confirmation(let confirmation): confirmation.isDialog ? .dialog : .toast
        case .play: .play
        case .updateProperty: .updateProperty
        case .reconfigureScreen: .reconfigureScreen
        case .scrollTo: .scrollTo
        case .close: .close
        case .signIn: .signIn
        case .download: .download
        }
    }
}
