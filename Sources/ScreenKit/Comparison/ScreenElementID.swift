/// The name of a part of a screen that stays itself across versions: by this, screens are compared.
public struct ScreenElementID: Hashable, Sendable {
    /// The sorts of parts.
    public enum Kind: String, Sendable {
        case screen, header, section, component
        /// An entry of a menu; its id is that of the owner, a `#` and its own.
        case menuEntry = "menu entry"
        /// What stands for a screen that the version does not have.
        case refusal
    }

    public let kind: Kind
    public let id: String

    public init(_ kind: Kind, _ id: String) {
        self.kind = kind
        self.id = id
    }
}

extension ScreenElementID: CustomStringConvertible {
    public var description: String { id.isEmpty ? kind.rawValue : "\(kind.rawValue) \(id)" }
}
