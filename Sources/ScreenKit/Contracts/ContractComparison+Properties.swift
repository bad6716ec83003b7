/// The members of a subject that was there before.
extension ContractComparison {
    mutating func compare(_ old: Contract.Shape, _ new: Contract.Shape, of subject: ContractSubject) {
        for (path, property) in new {
            if let before = old[path] {
                compare(before, property, path, of: subject)
            } else if isTopmost(path, in: old) {
                added(path, new, to: subject)
            }
        }
        for (path, property) in old where new[path] == nil && isTopmost(path, in: new) {
            removed(path, property, from: subject)
        }
    }

    /// Whether what is around a member is there, so that the member itself is what is new or missing.
    ///
    /// The items of a list come and go with the list's length, and are reported with the types or kinds they bring.
    private func isTopmost(_ path: String, in shape: Contract.Shape) -> Bool {
        Self.parent(of: path).map { shape[$0] != nil } ?? true
    }

    private mutating func added(_ path: String, _ shape: Contract.Shape, to subject: ContractSubject) {
        let example = present.examples[.property(subject, path)]
        let inside = shape.filter { $0.key == path || $0.key.hasPrefix(path + "[") || $0.key.hasPrefix(path + ".") }
        if Self.holdsList(of: inside) {
            add(
                .containerAdded, subject, property: path,
                reason: "\(subject) now holds components in \(path), which clients do not look into", example)
        } else {
            add(.propertyAdded, subject, property: path, reason: "\(subject) has the new property \(path)", example)
        }
    }

    private mutating func removed(_ path: String, _ property: ContractProperty, from subject: ContractSubject) {
        switch property.presence {
        case .always:
            add(.propertyRemoved, subject, property: path, reason: "\(subject) always had \(path) and no longer has it")
        case .sometimes:
            add(.optionalPropertyRemoved, subject, property: path, reason: "\(subject) could have \(path) and never has it now")
        case nil:
            // An empty list holds nothing that could be missed.
            add(.itemUnused, subject, property: path, reason: "\(path) of \(subject) is always empty now")
        }
    }

    private mutating func compare(_ old: ContractProperty, _ new: ContractProperty, _ path: String, of subject: ContractSubject) {
        if old.presence == .always, new.presence == .sometimes {
            add(
                .presenceWeakened, subject, property: path, reason: "\(subject) always had \(path) and now lacks it at times",
                present.examples[.absence(subject, path)])
        } else if old.presence == .sometimes, new.presence == .always {
            add(
                .presenceStrengthened, subject, property: path, reason: "\(subject) always has \(path) now",
                present.examples[.property(subject, path)])
        }
        compareKinds(old.kinds, new.kinds, path, of: subject)
        for list in ContractProperty.List.allCases {
            // What was no closed list when the contract was frozen promises nothing.
            guard let before = old.lists[list] else { continue }
            compare(list, before, new.lists[list] ?? [], path, of: subject)
        }
    }

    private mutating func compareKinds(
        _ old: Set<ContractProperty.Kind>, _ new: Set<ContractProperty.Kind>, _ path: String, of subject: ContractSubject
    ) {
        // Who reads any number reads a whole one.
        let readable = old.contains(.number) ? old.union([.integer]) : old
        let before = old.map(\.rawValue).sorted().joined(separator: " or ")
        for kind in new.subtracting(readable) {
            add(
                .kindAdded, subject, property: path, item: kind.rawValue,
                reason: "\(path) of \(subject) was \(before) and is now \(kind.rawValue) as well or instead",
                present.examples[.kind(subject, path, kind)])
        }
        // The one kind a member has goes when another comes, which has been said.
        guard new.isSubset(of: readable) else { return }
        for kind in readable.intersection(old).subtracting(new) {
            add(
                .kindUnused, subject, property: path, item: kind.rawValue,
                reason: "\(path) of \(subject) is no longer \(kind.rawValue)")
        }
    }

    private mutating func compare(
        _ list: ContractProperty.List, _ old: Set<String>, _ new: Set<String>, _ path: String, of subject: ContractSubject
    ) {
        for item in new.subtracting(old) {
            // A type that is new to the whole version has been reported as such.
            if list == .holds, frozen.shapes[ContractSubject(.component, item)] == nil { continue }
            let (rule, reason) = wording(of: item, in: list, path, of: subject)
            add(rule, subject, property: path, item: item, reason: reason, present.examples[.item(subject, path, list, item)])
        }
        for item in old.subtracting(new) {
            add(.itemUnused, subject, property: path, item: item, reason: "\(path) of \(subject) is never \(item) now")
        }
    }

    private func wording(
        of item: String, in list: ContractProperty.List, _ path: String, of subject: ContractSubject
    ) -> (ContractRule, String) {
        switch list {
        case .values: (.valueAdded, "\(path) of \(subject) is a closed list, and clients have no code for \(item)")
        case .origins: (.originAdded, "\(path) of \(subject) now leads to \(item == "/" ? "this server" : item)")
        case .formats: (.formatAdded, "\(path) of \(subject) now names a picture of the format '\(item)'")
        case .holds where WireVocabulary.isOpenSlot(path, of: subject):
            (.knownComponentPlaced, "the body of a section now holds \(item)")
        case .holds: (.childAdded, "\(path) of \(subject) now holds \(item), for which clients have no place there")
        }
    }

    /// The path of what is around a member; nil for a member of the subject itself.
    static func parent(of path: String) -> String? {
        if path.hasSuffix("[]") { return String(path.dropLast(2)) }
        let characters = Array(path)
        let dot = characters.indices.last { index in
            // An odd number of backslashes makes the dot a part of a name.
            characters[index] == "." && characters[..<index].reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
        }
        return dot.map { String(characters[..<$0]) }
    }
}
