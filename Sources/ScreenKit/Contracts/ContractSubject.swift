/// What a part of a contract is about: an answer, a type of component, or a type of action.
public struct ContractSubject: Hashable, Sendable {
    /// The sorts of things a contract speaks of.
    public enum Kind: String, CaseIterable, Sendable {
        /// A whole answer, or a section, whose members belong to no type.
        case answer
        case component
        case action
    }

    public let kind: Kind
    /// `screen`, `section` or `command` of answers; the discriminator of components and actions.
    public let name: String

    public init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// The envelope of a screen.
    public static let screen = ContractSubject(.answer, "screen")
    /// A section, in a screen or by itself.
    public static let section = ContractSubject(.answer, "section")
    /// What a command answers with.
    public static let command = ContractSubject(.answer, "command")
}

extension ContractSubject: Comparable {
    public static func < (left: ContractSubject, right: ContractSubject) -> Bool {
        (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
    }
}

extension ContractSubject: CustomStringConvertible {
    public var description: String { "\(kind.rawValue) \(name)" }
}
