/// Every type of component and action that an app's screens may use, with the releases that know it.
public struct ComponentCatalogue: Sendable {
    public let components: [ComponentDefinition]
    public let actions: [ActionDefinition]
    private let componentsByType: [ComponentType: ComponentDefinition]
    private let actionsByType: [ActionType: ActionDefinition]

    /// The set of capabilities that actions belong to.
    public static let actionSet = "actions"

    public init(components: [ComponentDefinition], actions: [ActionDefinition]) {
        self.components = components
        self.actions = actions
        componentsByType = Dictionary(components.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
        actionsByType = Dictionary(actions.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the catalogue says of a type of component.
    public func definition(of type: ComponentType) -> ComponentDefinition? { componentsByType[type] }

    /// What the catalogue says of a type of action; all screen actions are defined together as `screen.*`.
    public func definition(of type: ActionType) -> ActionDefinition? {
        actionsByType[type] ?? (type.rawValue.hasPrefix("screen.") ? actionsByType[ActionType(rawValue: "screen.*")] : nil)
    }
}
