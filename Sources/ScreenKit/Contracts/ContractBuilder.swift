import VersionService

/// Gathers the contract of a version from rendered answers, as the bytes they are sent as.
///
/// A member is `always` there when every object of its place had it. For each entry the first sample that showed it is kept.
public struct ContractBuilder: Sendable {
    /// The kinds of answers there are.
    public enum Answer: Sendable {
        case screen, section, command

        var subject: ContractSubject {
            switch self {
            case .screen: .screen
            case .section: .section
            case .command: .command
            }
        }
    }

    let version: String
    let vocabulary: WireVocabulary
    var nodes: [Node] = []
    var roots: [ContractSubject: Int] = [:]
    var sample = ""
    /// Where the sections of the answer at hand stand on the wire, where some were left out.
    var sectionIndices: [Int]?
    /// The way to the value being looked at.
    var pointer: [Token] = []

    /// - Parameters:
    ///   - version: The version as answers name it, `v7`.
    ///   - catalogue: Says which custom members are closed lists.
    public init(version: String, catalogue: ComponentCatalogue? = nil) {
        self.version = version
        vocabulary = WireVocabulary(catalogue)
    }

    /// Adds an answer.
    ///
    /// - Throws: ``ContractError`` when it is not a JSON object, or names more members or tokens than a contract can hold.
    public mutating func add(_ bytes: [UInt8], as answer: Answer, sample: String) throws(ContractError) {
        try add(bytes, as: answer, sample: sample, sectionIndices: nil)
    }

    /// Adds an answer, or a screen that only has the sections at some places.
    mutating func add(_ bytes: [UInt8], as answer: Answer, sample: String, sectionIndices: [Int]?) throws(ContractError) {
        let value: WireValue
        do {
            value = try WireValue(parsing: bytes)
        } catch {
            throw ContractError("the answer is not JSON: \(error)", at: sample)
        }
        guard case .object(let members) = value else { throw ContractError("the answer is not a JSON object", at: sample) }
        self.sample = sample
        self.sectionIndices = sectionIndices
        pointer = []
        try visit(members, at: root(of: answer.subject))
    }

    /// What has been gathered so far.
    public func observed() -> ObservedContract {
        var shapes: [ContractSubject: Contract.Shape] = [:]
        var examples: [ContractPlace: ContractExample] = [:]
        for (subject, root) in roots {
            var shape: Contract.Shape = [:]
            collect(root, presence: nil, into: &shape, &examples)
            shape[""] = nil
            shapes[subject] = shape
            examples[.subject(subject)] = nodes[root].firstSeen
        }
        return ObservedContract(contract: Contract(version: version, shapes: shapes), examples: examples)
    }

    private func collect(
        _ index: Int, presence: ContractProperty.Presence?, into shape: inout Contract.Shape,
        _ examples: inout [ContractPlace: ContractExample]
    ) {
        let node = nodes[index]
        shape[node.path] = ContractProperty(
            kinds: Set(node.kinds.keys), presence: presence, lists: node.lists.mapValues { Set($0.keys) })
        examples[.property(node.subject, node.path)] = node.firstSeen
        for (kind, example) in node.kinds { examples[.kind(node.subject, node.path, kind)] = example }
        for (list, items) in node.lists {
            for (item, example) in items { examples[.item(node.subject, node.path, list, item)] = example }
        }
        if let item = node.item { collect(item, presence: nil, into: &shape, &examples) }
        for member in node.members.values {
            collect(member.node, presence: node.isMap ? nil : member.firstAbsent == nil ? .always : .sometimes, into: &shape, &examples)
            guard !node.isMap, let absent = member.firstAbsent else { continue }
            examples[.absence(node.subject, nodes[member.node].path)] = absent
        }
    }
}

extension ContractBuilder {
    /// A step on the way to a value.
    enum Token: Sendable {
        case name(String)
        case index(Int)

        var text: String {
            switch self {
            case .name(let name): name
            case .index(let index): String(index)
            }
        }
    }

    /// A place in the answers, over all samples.
    struct Node: Sendable {
        let subject: ContractSubject
        let path: String
        let isMap: Bool
        let firstSeen: ContractExample
        var kinds: [ContractProperty.Kind: ContractExample] = [:]
        var lists: [ContractProperty.List: [String: ContractExample]] = [:]
        var members: [String: Member] = [:]
        /// The place of the items, of a list.
        var item: Int?
        /// The first object seen here.
        var firstObject: ContractExample?
    }

    /// A member of the objects at a place.
    struct Member: Sendable {
        let node: Int
        /// The first object without it.
        var firstAbsent: ContractExample?
    }

    var example: ContractExample {
        ContractExample(sample: sample, pointer: JSONPointer(pointer.map(\.text)).description)
    }
}
