/// The frozen form: sorted, one item a line, so that a change reads well in review.
extension Contract {
    /// The number of the format, raised when an older reader would misread a file.
    static let formatNumber = 1

    /// The contents of `contracts/v7.json`, with a final line break.
    public var text: String {
        JSONText.pretty(
            [
                "format": .integer(Self.formatNumber),
                "version": .string(version),
                "answers": literal(of: .answer),
                "components": literal(of: .component),
                "actions": literal(of: .action),
            ]) + "\n"
    }

    private func literal(of kind: ContractSubject.Kind) -> JSONLiteral {
        .object(
            shapes.filter { $0.key.kind == kind }.sorted { $0.key < $1.key }.map { subject, shape in
                JSONLiteral.Member(
                    subject.name,
                    .object(
                        shape.sorted { Self.precedes($0.key, $1.key) }.map { JSONLiteral.Member($0.key, Self.literal($0.value)) }))
            })
    }

    private static func literal(_ property: ContractProperty) -> JSONLiteral {
        var members = [JSONLiteral.Member("kinds", list(property.kinds.map(\.rawValue)))]
        if let presence = property.presence { members.append(JSONLiteral.Member("presence", .string(presence.rawValue))) }
        for name in ContractProperty.List.allCases {
            guard let items = property.lists[name] else { continue }
            members.append(JSONLiteral.Member(name.rawValue, list(Array(items))))
        }
        return .object(members)
    }

    private static func list(_ items: [String]) -> JSONLiteral {
        .array(items.sorted(by: precedes).map { .string($0) })
    }

    /// The order of bytes, which is the same on every machine.
    static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
