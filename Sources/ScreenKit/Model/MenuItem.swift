/// An entry of the menu of secondary actions.
///
/// A new feature can appear here, on every app ever shipped, before any app has a component of its own for it.
public struct MenuItem: Sendable, Equatable {
    /// Stable name of the entry, unique in its menu.
    public var id: String
    public var title: String
    public var icon: IconToken?
    /// Carried out in order.
    public var actions: [Action]

    public init(id: String, title: String, icon: IconToken? = nil, actions: [Action]) {
        self.id = id
        self.title = title
        self.icon = icon
        self.actions = actions
    }
}
