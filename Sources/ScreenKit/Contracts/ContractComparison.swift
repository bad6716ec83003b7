/// Compares what is rendered now with a frozen contract.
public struct ContractComparison: Sendable {
    let frozen: Contract
    let present: ObservedContract
    /// Every change: breaking ones first, each half by subject, property and item.
    public private(set) var changes: [ContractChange] = []

    public init(frozen: Contract, present: ObservedContract) {
        self.frozen = frozen
        self.present = present
        compare()
        changes.sort { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
    }

    /// The changes that break clients.
    public var breaking: [ContractChange] { changes.filter(\.isBreaking) }

    /// The changes that are there after something was changed and were not before.
    ///
    /// The data of a running server is not that of the frozen samples: what both renderings show is not the change's doing.
    public static func introduced(frozen: Contract, before: ObservedContract, after: ObservedContract) -> [ContractChange] {
        let known = Set(ContractComparison(frozen: frozen, present: before).changes.map(\.identity))
        return ContractComparison(frozen: frozen, present: after).changes.filter { !known.contains($0.identity) }
    }

    private static func order(_ change: ContractChange) -> [String] {
        [
            change.isBreaking ? "0" : "1", change.subject.kind.rawValue, change.subject.name, change.property ?? "", change.rule.rawValue,
            change.item ?? "",
        ]
    }

    private mutating func compare() {
        for (subject, shape) in present.contract.shapes {
            if let old = frozen.shapes[subject] {
                compare(old, shape, of: subject)
            } else {
                added(subject, shape)
            }
        }
        for subject in frozen.shapes.keys where present.contract.shapes[subject] == nil {
            let rule: ContractRule =
                switch subject.kind {
                case .answer: .answerUnused
                case .component: .componentUnused
                case .action: .actionUnused
                }
            add(rule, subject, reason: "\(subject) is no longer sent")
        }
    }

    private mutating func added(_ subject: ContractSubject, _ shape: Contract.Shape) {
        let example = present.examples[.subject(subject)]
        switch subject.kind {
        case .answer: add(.answerAdded, subject, reason: "no \(subject.name) was among the frozen samples", example)
        case .action: add(.actionAdded, subject, reason: "clients have no code for the action \(subject.name)", example)
        case .component:
            if Self.holdsList(of: shape) {
                add(
                    .containerAdded, subject, reason: "clients cannot draw the container \(subject.name) and lose all that is in it",
                    example)
            } else {
                add(.componentAdded, subject, reason: "clients cannot draw the component \(subject.name)", example)
            }
        }
    }

    mutating func add(
        _ rule: ContractRule, _ subject: ContractSubject, property: String? = nil, item: String? = nil, reason: String,
        _ example: ContractExample? = nil
    ) {
        changes.append(
            ContractChange(
                rule: rule, version: frozen.version, subject: subject, property: property, item: item, reason: reason, example: example))
    }

    /// Whether a list of components is among the members, as in a container.
    static func holdsList(of shape: Contract.Shape) -> Bool {
        shape.contains { $0.key.hasSuffix("[]") && $0.value.lists[.holds] != nil }
    }
}
