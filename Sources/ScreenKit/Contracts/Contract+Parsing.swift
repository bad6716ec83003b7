import VersionService

extension Contract {
    private static let groups: [(name: String, kind: ContractSubject.Kind)] = [
        ("answers", .answer), ("components", .component), ("actions", .action),
    ]

    /// Reads a frozen contract back.
    ///
    /// - Throws: ``ContractError`` naming the place of what is not as ``text`` writes it; nothing is passed over.
    public init(parsing bytes: [UInt8]) throws(ContractError) {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes, limits: JSONLimits(size: 16 << 20, depth: 16))
        } catch {
            throw ContractError("the file is not JSON: \(error)")
        }
        if let duplicate = document.duplicateNames.first {
            throw ContractError("is given twice", at: "\(duplicate.pointer)")
        }
        let root = WireValue(document.root)
        let members = try Self.members(root, at: "", allowed: Set(["format", "version"] + Self.groups.map(\.name)))
        guard case .number(let format) = members["format"], format.integer == Self.formatNumber else {
            throw ContractError(
                "must be \(Self.formatNumber), the format this program writes; freeze the contract again with this program", at: "/format")
        }
        guard let version = members["version"]?.text, !version.isEmpty else {
            throw ContractError("must name a version, such as v7", at: "/version")
        }
        var shapes: [ContractSubject: Shape] = [:]
        for group in Self.groups {
            guard let value = members[group.name] else { throw ContractError("is missing", at: "/\(group.name)") }
            for (name, value) in try Self.members(value, at: "/\(group.name)") {
                let place = JSONPointer([group.name, name]).description
                shapes[ContractSubject(group.kind, name)] = try Self.shape(value, at: place)
            }
        }
        self.init(version: version, shapes: shapes)
    }

    private static func shape(_ value: WireValue, at place: String) throws(ContractError) -> Shape {
        var shape: Shape = [:]
        for (path, value) in try members(value, at: place) {
            shape[path] = try property(value, at: place + JSONPointer([path]).description)
        }
        return shape
    }

    private static func property(_ value: WireValue, at place: String) throws(ContractError) -> ContractProperty {
        let lists = ContractProperty.List.allCases
        let members = try members(value, at: place, allowed: Set(["kinds", "presence"] + lists.map(\.rawValue)))
        var property = ContractProperty(kinds: [])
        for text in try items(members["kinds"], at: "\(place)/kinds") {
            property.kinds.insert(try choice(text, at: "\(place)/kinds"))
        }
        if let presence = members["presence"] { property.presence = try choice(presence.text ?? "", at: "\(place)/presence") }
        for list in lists {
            guard let value = members[list.rawValue] else { continue }
            property.lists[list] = Set(try items(value, at: "\(place)/\(list.rawValue)"))
        }
        return property
    }

    private static func members(
        _ value: WireValue, at place: String, allowed: Set<String>? = nil
    ) throws(ContractError) -> [String: WireValue] {
        guard case .object(let members) = value else { throw ContractError("must be an object", at: place) }
        if let allowed, let unknown = members.first(where: { !allowed.contains($0.name) }) {
            throw ContractError(
                "is not a member here; known are \(allowed.sorted().joined(separator: ", "))", at: "\(place)/\(unknown.name)")
        }
        return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    private static func items(_ value: WireValue?, at place: String) throws(ContractError) -> [String] {
        guard case .array(let elements) = value else { throw ContractError("must be a list of strings", at: place) }
        var items: [String] = []
        for element in elements {
            guard let text = element.text else { throw ContractError("must be a list of strings", at: place) }
            items.append(text)
        }
        return items
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ text: String, at place: String
    ) throws(ContractError) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: text) else {
            throw ContractError("must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))", at: place)
        }
        return choice
    }
}
