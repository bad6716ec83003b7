import VersionService

/// The walk through one answer.
extension ContractBuilder {
    /// The place of a subject itself, made when it is first met.
    mutating func root(of subject: ContractSubject) -> Int {
        if let root = roots[subject] { return root }
        roots[subject] = nodes.count
        nodes.append(Node(subject: subject, path: "", isMap: false, firstSeen: example))
        return nodes.count - 1
    }

    /// Looks at the members of an object.
    mutating func visit(_ members: [WireValue.Member], at node: Int) throws(ContractError) {
        for member in members {
            pointer.append(.name(member.name))
            let name = nodes[node].isMap ? "*" : member.name
            let child = try self.member(name, of: node)
            try visit(member.value, at: child)
            pointer.removeLast()
        }
        if nodes[node].firstObject == nil { nodes[node].firstObject = example }
        guard !nodes[node].isMap else { return }
        noteAbsences(members, at: node)
    }

    private mutating func noteAbsences(_ members: [WireValue.Member], at node: Int) {
        let missing = nodes[node].members.filter { name, member in
            member.firstAbsent == nil && !members.contains { $0.name == name }
        }
        guard !missing.isEmpty else { return }
        let place = example
        for name in missing.keys { nodes[node].members[name]?.firstAbsent = place }
    }

    private mutating func member(_ name: String, of node: Int) throws(ContractError) -> Int {
        if let member = nodes[node].members[name] { return member.node }
        let parent = nodes[node].path
        let step = name == "*" && nodes[node].isMap ? name : Self.escaped(name)
        let child = try add(parent.isEmpty ? step : "\(parent).\(step)", to: node)
        // What comes late was missing from the objects before.
        let earlier = nodes[node].firstObject
        nodes[node].members[name] = Member(node: child, firstAbsent: earlier)
        return child
    }

    private mutating func item(of node: Int) throws(ContractError) -> Int {
        if let item = nodes[node].item { return item }
        let item = try add(nodes[node].path + "[]", to: node)
        nodes[node].item = item
        return item
    }

    private mutating func add(_ path: String, to parent: Int) throws(ContractError) -> Int {
        let subject = nodes[parent].subject
        guard nodes.count(where: { $0.subject == subject }) <= Contract.maximumProperties else {
            throw ContractError(
                "\(subject) has more than \(Contract.maximumProperties) members; send data as a list instead of under names of its own",
                at: "\(example)")
        }
        nodes.append(Node(subject: subject, path: path, isMap: vocabulary.isMap(path, of: subject), firstSeen: example))
        return nodes.count - 1
    }

    private mutating func visit(_ value: WireValue, at node: Int) throws(ContractError) {
        // What is handed on as it is may be of any kind.
        guard !vocabulary.isOpaque(nodes[node].path, of: nodes[node].subject) else { return }
        switch value {
        case .null: note(.null, at: node)
        case .boolean: note(.boolean, at: node)
        case .number(let number): note(number.integer == nil ? .number : .integer, at: node)
        case .string(let text):
            note(.string, at: node)
            try note(text, at: node)
        case .array(let elements):
            note(.array, at: node)
            let places = nodes[node].subject == .screen && nodes[node].path == "sections" ? sectionIndices : nil
            for (index, element) in elements.enumerated() {
                pointer.append(.index(places?[index] ?? index))
                try visit(element, at: item(of: node))
                pointer.removeLast()
            }
        case .object(let members): try visitObject(value, members, at: node)
        }
    }

    private mutating func visitObject(_ value: WireValue, _ members: [WireValue.Member], at node: Int) throws(ContractError) {
        let (subject, path) = (nodes[node].subject, nodes[node].path)
        if let type = value["type"]?.text, !vocabulary.isPlain(path, of: subject) {
            let isAction = type.hasPrefix("action.") || type.hasPrefix("screen.")
            note(isAction ? .action : .component, at: node)
            if !isAction { try note(type, in: .holds, at: node) }
            try visit(members, at: root(of: ContractSubject(isAction ? .action : .component, type)))
        } else {
            note(.object, at: node)
            try visit(members, at: subject == .screen && path == "sections[]" ? root(of: .section) : node)
        }
    }

    private mutating func note(_ kind: ContractProperty.Kind, at node: Int) {
        if nodes[node].kinds[kind] == nil { nodes[node].kinds[kind] = example }
    }

    /// Notes what a text says of the closed list it belongs to, if it belongs to one.
    private mutating func note(_ text: String, at node: Int) throws(ContractError) {
        let (subject, path) = (nodes[node].subject, nodes[node].path)
        if vocabulary.isClosedList(path, of: subject) { try note(text, in: .values, at: node) }
        if vocabulary.isAddress(path) { try note(WireVocabulary.origin(of: text), in: .origins, at: node) }
        if vocabulary.isPicture(path, of: subject) { try note(WireVocabulary.format(of: text), in: .formats, at: node) }
    }

    private mutating func note(_ item: String, in list: ContractProperty.List, at node: Int) throws(ContractError) {
        guard nodes[node].lists[list]?[item] == nil else { return }
        let (subject, path) = (nodes[node].subject, nodes[node].path)
        guard nodes[node].lists[list, default: [:]].count < Contract.maximumItems else {
            throw ContractError(
                "\(subject) has more than \(Contract.maximumItems) \(list.rawValue) at \(path): that is no closed list", at: "\(example)")
        }
        nodes[node].lists[list, default: [:]][item] = example
    }

    /// A name as a step of a path: dots, brackets and stars in it are escaped, and it is never empty.
    private static func escaped(_ name: String) -> String {
        if name.isEmpty { return "\\" }
        guard name.contains(where: { "\\.[]*".contains($0) }) else { return name }
        return String(name.flatMap { "\\.[]*".contains($0) ? ["\\", $0] : [$0] })
    }
}
