public import VersionService

/// What could be deleted if a version were gone.
public struct VersionRemoval: Sendable, Equatable {
    /// A feature that would be the same in all versions that are left.
    public struct ConstantFeature: Sendable, Equatable {
        public let name: String
        public let value: FeatureLiteral
    }

    public let version: APIVersion
    /// Features that differ now and would not any more: fold the value, and delete the other branch.
    public let constantFeatures: [ConstantFeature]
    /// Types that no other version is sent.
    public let components: [String]
    public let actions: [String]
    /// Members and tokens of other types that no other version is sent, as `subject: path` or `subject: path = token`.
    public let members: [String]

    /// - Parameters:
    ///   - version: The version that would go.
    ///   - live: All live versions, that one included.
    ///   - contracts: What each of them is sent, by version.
    public init(of version: APIVersion, live: [RenderingVersion], contracts: [APIVersion: Contract]) {
        self.version = version
        let rest = live.filter { $0.id != version }
        constantFeatures = Self.constant(in: rest, butNotIn: live)
        guard let gone = contracts[version], !rest.isEmpty else {
            (components, actions, members) = ([], [], [])
            return
        }
        let others = rest.compactMap { contracts[$0.id] }
        let lonely = gone.shapes.keys.filter { subject in !others.contains { $0.shapes[subject] != nil } }
        components = lonely.filter { $0.kind == .component }.map(\.name).sorted()
        actions = lonely.filter { $0.kind == .action }.map(\.name).sorted()
        members = gone.shapes.filter { !lonely.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { subject, shape in
            Self.lonely(shape, others.compactMap { $0.shapes[subject] }).map { "\(subject): \($0)" }
        }
    }

    private static func constant(in rest: [RenderingVersion], butNotIn live: [RenderingVersion]) -> [ConstantFeature] {
        guard let first = rest.first else { return [] }
        return first.features.filter { feature in
            let name = feature.descriptor.name
            return rest.allSatisfy { $0.features.value(named: name) == feature.value }
                && !live.allSatisfy { $0.features.value(named: name) == feature.value }
        }.map { ConstantFeature(name: $0.descriptor.name, value: $0.value) }
    }

    private static func lonely(_ shape: Contract.Shape, _ others: [Contract.Shape]) -> [String] {
        shape.sorted { Contract.precedes($0.key, $1.key) }.flatMap { path, property -> [String] in
            let same = others.compactMap { $0[path] }
            guard !same.isEmpty else { return [path] }
            return ContractProperty.List.allCases.flatMap { list in
                (property.lists[list] ?? []).filter { item in !same.contains { $0.lists[list]?.contains(item) == true } }.sorted()
            }.map { "\(path) = \($0)" }
        }
    }

    /// The consequences for programs.
    public var literal: JSONLiteral {
        func list(_ texts: [String]) -> JSONLiteral { .array(texts.map { .string($0) }) }
        return [
            "version": .string(version.description),
            "constantFeatures": .array(constantFeatures.map { ["feature": .string($0.name), "value": .string($0.value.description)] }),
            "components": list(components), "actions": list(actions), "members": list(members),
        ]
    }
}

extension VersionRemoval: CustomStringConvertible {
    public var description: String {
        let groups: [(title: String, lines: [String])] = [
            ("features that become constant", constantFeatures.map { "\($0.name) = \($0.value)" }),
            ("components no other version is sent", components), ("actions no other version is sent", actions),
            ("members and tokens no other version is sent", members),
        ]
        let lines = groups.filter { !$0.lines.isEmpty }.flatMap { [$0.title] + $0.lines.map { "  \($0)" } }
        return lines.isEmpty ? "nothing becomes deletable without \(version)" : lines.joined(separator: "\n")
    }
}
