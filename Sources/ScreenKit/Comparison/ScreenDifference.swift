/// One difference between two renderings of a screen.
public struct ScreenDifference: Hashable, Sendable {
    /// What happened to the part.
    public enum Kind: String, Sendable {
        case removed, added, moved, changed
    }

    public let kind: Kind
    public let element: ScreenElementID
    /// The member that changed (`text.title`, `events.tap[0].url`); nil for the others.
    public let property: String?
    /// The value before as JSON, nil where there was none; of what moved, what it stood after.
    public let before: String?
    /// The value after as JSON, nil where there is none; of what moved, what it stands after now.
    public let after: String?
    /// Type and title of the part.
    public let label: String
    /// The number of parts inside what was added or removed.
    public let contained: Int

    /// Which difference it is, whatever the values are.
    var key: Key { Key(kind: kind, element: element, property: property) }

    struct Key: Hashable {
        let kind: Kind
        let element: ScreenElementID
        let property: String?
    }

    /// What happened to which sort of part, as in `menu entry changed, actions[].url`.
    var sort: String {
        guard let property else { return "\(element.kind.rawValue) \(kind.rawValue)" }
        var places = ""
        var isInside = false
        for character in property {
            if character == "]" { isInside = false }
            if !isInside { places.append(character) }
            if character == "[" { isInside = true }
        }
        return "\(element.kind.rawValue) \(kind.rawValue), \(places)"
    }

    /// Whether something with content of its own came: a part, or a member that is an object or a list.
    var isArrival: Bool {
        kind == .added || kind == .changed && before == nil && (after?.hasPrefix("{") == true || after?.hasPrefix("[") == true)
    }

    /// Whether two renderings show the same difference with the same result.
    ///
    /// Where a part stands depends on what stands around it, and what holds for the content of something that came is told
    /// apart separately.
    func agrees(with other: ScreenDifference) -> Bool {
        guard key == other.key else { return false }
        if kind != .changed || isArrival && other.isArrival { return true }
        return before == other.before && after == other.after
    }

    /// Whether another difference is about something inside what came with this one.
    func concernsContent(_ other: ScreenDifference) -> Bool {
        guard kind == .changed, let property, let place = other.property else { return other.element == element }
        return other.element == element && (place == property || place.hasPrefix(property + ".") || place.hasPrefix(property + "["))
    }

    /// The difference for programs.
    public var literal: JSONLiteral {
        var members: [JSONLiteral.Member] = [
            .init("kind", .string(kind.rawValue)), .init("element", .string(element.kind.rawValue)), .init("id", .string(element.id)),
        ]
        if !label.isEmpty { members.append(.init("label", .string(label))) }
        if let property { members.append(.init("property", .string(property))) }
        if let before { members.append(.init("before", .string(before))) }
        if let after { members.append(.init("after", .string(after))) }
        if contained > 0 { members.append(.init("contained", .integer(contained))) }
        return .object(members)
    }
}

extension ScreenDifference: CustomStringConvertible {
    /// The difference on one line; long values are cut.
    public var description: String {
        let name = label.isEmpty ? "\(element)" : "\(element) (\(label))"
        let content = contained == 0 ? "" : contained == 1 ? ", with 1 part" : ", with \(contained) parts"
        switch kind {
        case .removed: return "- \(name)\(content)"
        case .added: return "+ \(name)\(content)"
        case .moved: return "> \(name): after \(before ?? "nothing") → after \(after ?? "nothing")"
        case .changed: return "~ \(name) \(property ?? ""): \(Self.short(before)) → \(Self.short(after))"
        }
    }

    private static func short(_ value: String?) -> String {
        guard let value else { return "nothing" }
        return value.count <= 100 ? value : value.prefix(99) + "…"
    }
}
