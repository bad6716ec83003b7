/// Something that is to be said about overrides.
public struct OverrideFinding: Hashable, Sendable {
    /// The rule it is about.
    public let code: OverrideFindingCode
    /// How bad it is.
    public internal(set) var level: FindingLevel
    /// What is wrong, and what to do about it.
    public let message: String
    /// The way to the value it is about.
    public let pointer: JSONPointer
    /// The feature it is about, if it is about one.
    public let flag: String?
    /// The name of the override it is about, if it is about one.
    public let override: String?
    /// Where that begins in the file, when the overrides come from one.
    public internal(set) var position: SourcePosition?

    /// The finding as JSON, for problem details.
    public var json: JSONElement {
        .members([
            "code": .string(code.rawValue),
            "level": .string(level.rawValue),
            "pointer": .string(pointer.description),
            "message": .string(message),
            "flag": flag.map(JSONElement.string),
            "override": override.map(JSONElement.string),
            "line": position.map { .integer($0.line) },
            "column": position.map { .integer($0.column) },
        ])
    }

    /// What tells a finding from others, wherever in the document it is.
    var identity: [String] { [code.rawValue, flag ?? "", override ?? "", message] }
}

extension OverrideFinding: CustomStringConvertible {
    /// The finding on one line, as in `error: there is no feature `x` [O002 /overrides/0/flag]`.
    public var description: String {
        let place = pointer.tokens.isEmpty ? "" : " \(pointer)"
        return "\(position.map { "\($0): " } ?? "")\(level): \(message) [\(code.rawValue)\(place)]"
    }
}
