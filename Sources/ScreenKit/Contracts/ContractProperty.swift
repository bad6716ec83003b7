/// What a contract says of one member.
public struct ContractProperty: Hashable, Sendable {
    /// The kinds of value a member can have, as a client's decoder tells them apart.
    public enum Kind: String, CaseIterable, Sendable {
        case null, boolean, integer, number, string, array, object
        /// An object that is a component, with a contract of its own.
        case component
        /// An object that is an action, with a contract of its own.
        case action
    }

    /// Whether a member is there whenever the object around it is.
    public enum Presence: String, CaseIterable, Sendable {
        case always, sometimes
    }

    /// The closed lists a member can be bound by.
    public enum List: String, CaseIterable, Sendable {
        /// The tokens it may be.
        case values
        /// The types of components it may hold.
        case holds
        /// The schemes and hosts its address may have; `/` for one on this server.
        case origins
        /// The file formats of the picture it names.
        case formats
    }

    /// Empty for what clients hand on without looking at it.
    public var kinds: Set<Kind>
    /// Nil for the items of a list and the entries of a map, of which there may be any number.
    public var presence: Presence?
    public var lists: [List: Set<String>]

    public init(kinds: Set<Kind>, presence: Presence? = nil, lists: [List: Set<String>] = [:]) {
        self.kinds = kinds
        self.presence = presence
        self.lists = lists
    }
}
