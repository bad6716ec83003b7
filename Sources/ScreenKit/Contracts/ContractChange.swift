/// One difference between a frozen contract and what is rendered now.
public struct ContractChange: Hashable, Sendable {
    public let rule: ContractRule
    /// The version whose contract it is.
    public let version: String
    public let subject: ContractSubject
    /// The member's path; nil where it is about the whole subject.
    public let property: String?
    /// The type, token, kind, origin or format it is about, where there is one.
    public let item: String?
    /// What changed, in a sentence.
    public let reason: String
    /// A sample that shows it; nil for what is no longer there.
    public let example: ContractExample?

    public var isBreaking: Bool { rule.isBreaking }

    /// What it is about, without the example: equal for the same change seen in two renderings.
    var identity: Identity {
        Identity(rule: rule, version: version, subject: subject, property: property, item: item)
    }

    struct Identity: Hashable {
        let rule: ContractRule
        let version: String
        let subject: ContractSubject
        let property: String?
        let item: String?
    }

    /// The change for programs.
    public var literal: JSONLiteral {
        var members: [JSONLiteral.Member] = [
            .init("code", .string(rule.rawValue)), .init("rule", .string(rule.title)), .init("breaking", .bool(isBreaking)),
            .init("version", .string(version)), .init("subject", .string(subject.description)),
        ]
        func add(_ name: String, _ text: String?) {
            if let text { members.append(.init(name, .string(text))) }
        }
        add("property", property)
        add("item", item)
        add("reason", reason)
        add("screen", example?.sample)
        add("pointer", example?.pointer)
        add("advice", rule.advice)
        return .object(members)
    }
}

extension ContractChange: CustomStringConvertible {
    /// The change on one line, its example and advice on the next ones.
    public var description: String {
        var lines = ["\(rule.rawValue) \(isBreaking ? "breaking" : "info") \(version): \(reason)"]
        if let example { lines.append("    seen in \(example)") }
        if let advice = rule.advice { lines.append("    \(advice)") }
        return lines.joined(separator: "\n")
    }
}
