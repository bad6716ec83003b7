/// The differences between two JSON values, each at the outermost place where they differ in more than their parts.
struct ValueComparison {
    struct Change {
        let path: String
        let before: String?
        let after: String?
    }

    private(set) var changes: [Change] = []

    init(from old: WireValue, to new: WireValue) {
        compare(old, new, at: "")
    }

    private mutating func compare(_ old: WireValue, _ new: WireValue, at path: String) {
        guard old != new else { return }
        switch (old, new) {
        case (.object(let before), .object(let after)): compare(before, after, at: path)
        case (.array(let before), .array(let after)): compare(before, after, at: path)
        default: changes.append(Change(path: path, before: old.description, after: new.description))
        }
    }

    private mutating func compare(_ old: [WireValue.Member], _ new: [WireValue.Member], at path: String) {
        let prefix = path.isEmpty ? "" : path + "."
        for member in old {
            let place = prefix + member.name
            if let other = new.first(where: { $0.name == member.name }) {
                compare(member.value, other.value, at: place)
            } else {
                changes.append(Change(path: place, before: member.value.description, after: nil))
            }
        }
        for member in new where !old.contains(where: { $0.name == member.name }) {
            changes.append(Change(path: prefix + member.name, before: nil, after: member.value.description))
        }
    }

    private mutating func compare(_ old: [WireValue], _ new: [WireValue], at path: String) {
        if let before = Self.byID(old), let after = Self.byID(new) {
            compare(before, after, at: path)
            return
        }
        for index in 0..<max(old.count, new.count) {
            let place = "\(path)[\(index)]"
            if index >= new.count {
                changes.append(Change(path: place, before: old[index].description, after: nil))
            } else if index >= old.count {
                changes.append(Change(path: place, before: nil, after: new[index].description))
            } else {
                compare(old[index], new[index], at: place)
            }
        }
    }

    /// Compares lists whose elements have names; their order is compared as that of the elements both have.
    private mutating func compare(
        _ old: [(id: String, value: WireValue)], _ new: [(id: String, value: WireValue)], at path: String
    ) {
        for element in old {
            let place = "\(path)[\(element.id)]"
            if let other = new.first(where: { $0.id == element.id }) {
                compare(element.value, other.value, at: place)
            } else {
                changes.append(Change(path: place, before: element.value.description, after: nil))
            }
        }
        for element in new where !old.contains(where: { $0.id == element.id }) {
            changes.append(Change(path: "\(path)[\(element.id)]", before: nil, after: element.value.description))
        }
        let before = old.map(\.id).filter { id in new.contains { $0.id == id } }
        let after = new.map(\.id).filter { id in old.contains { $0.id == id } }
        if before != after { changes.append(Change(path: "\(path)[]", before: Self.list(before), after: Self.list(after))) }
    }

    private static func list(_ ids: [String]) -> String {
        WireValue.array(ids.map { .string($0) }).description
    }

    /// The elements of a list by their ids; nil unless all have one of their own.
    private static func byID(_ list: [WireValue]) -> [(id: String, value: WireValue)]? {
        var ids: Set<String> = []
        var result: [(id: String, value: WireValue)] = []
        for element in list {
            guard let id = element["id"]?.text, ids.insert(id).inserted else { return nil }
            result.append((id, element))
        }
        return result
    }
}
