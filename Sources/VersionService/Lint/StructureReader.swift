/// Reads values out of a document, and reports the ones that do not have the structure of a manifest (V001).
///
/// Each function takes an optional node and returns `nil` for a missing or wrong one: what is missing has been reported with its object,
/// what is wrong is reported here, once.
struct StructureReader {
    var report: FindingReport

    /// Reports something wrong with the value at `pointer`, or with the name of that member.
    mutating func refuse(_ pointer: JSONPointer, _ message: String, part: FindingReport.Part = .value) {
        report.add(.structure, message, at: pointer, part: part)
    }

    /// Reads an object that has all members it must have, and none but those it may have.
    ///
    /// The object is returned even when its members are wrong, so that the right ones can be looked at.
    mutating func object(_ place: LocatedNode?, _ shape: ObjectShape) -> LocatedObject? {
        guard let object = object(place, called: shape.name) else { return nil }
        for (name, value) in object.members where !shape.allows(name) {
            let advice = Suggestion.text(for: name, among: shape.required + shape.optional)
            refuse(value.pointer, "\(shape.name) has no member `\(name)`\(advice)", part: .name)
        }
        for name in shape.required where !object.has(name) {
            refuse(object.pointer, "\(shape.name) needs `\(name)`")
        }
        return object
    }

    /// Reads an object whose members have names of their own.
    mutating func object(_ place: LocatedNode?, called name: String) -> LocatedObject? {
        guard let place else { return nil }
        guard case .object(let object) = place.node.value else {
            refuse(place.pointer, "\(name) is an object, not \(place.node.kind)")
            return nil
        }
        return LocatedObject(object: object, pointer: place.pointer)
    }

    /// Reads the elements of an array.
    mutating func array(_ place: LocatedNode?) -> [LocatedNode]? {
        guard let place else { return nil }
        guard case .array(let elements) = place.node.value else {
            refuse(place.pointer, "this is an array, not \(place.node.kind)")
            return nil
        }
        return elements.enumerated().map { LocatedNode(node: $1, pointer: place.pointer.appending($0)) }
    }

    /// Reads an array of names, each of them once.
    mutating func names(_ place: LocatedNode?, _ rule: NameRule) -> [String]? {
        guard let elements = array(place) else { return nil }
        var names: [String] = []
        for element in elements {
            guard let name = name(element, rule) else { continue }
            if names.contains(name) {
                refuse(element.pointer, "`\(name)` is here twice; keep one of them")
            }
            names.append(name)
        }
        return names
    }

    mutating func string(_ place: LocatedNode?) -> String? {
        guard let place else { return nil }
        guard case .string(let text) = place.node.value else {
            refuse(place.pointer, "this is a string, not \(place.node.kind)")
            return nil
        }
        return text
    }

    /// Reads a string with a bounded number of Unicode scalars.
    mutating func string(_ place: LocatedNode?, length: ClosedRange<Int>) -> String? {
        guard let place, let text = string(place) else { return nil }
        let count = text.unicodeScalars.count
        guard length.contains(count) else {
            refuse(place.pointer, "the text has \(count) characters; it needs \(length.lowerBound) to \(length.upperBound)")
            return nil
        }
        return text
    }

    mutating func name(_ place: LocatedNode?, _ rule: NameRule) -> String? {
        guard let place, let text = string(place) else { return nil }
        guard rule.accepts(text) else {
            refuse(place.pointer, "`\(text)` is not a name; names are \(rule.inWords)")
            return nil
        }
        return text
    }

    /// Checks the name of a member, as far as it is free to choose.
    mutating func checkName(of member: (name: String, value: LocatedNode), _ rule: NameRule) -> Bool {
        guard rule.accepts(member.name) else {
            refuse(member.value.pointer, "`\(member.name)` is not a name; names are \(rule.inWords)", part: .name)
            return false
        }
        return true
    }

    mutating func boolean(_ place: LocatedNode?) -> Bool? {
        guard let place else { return nil }
        guard case .boolean(let value) = place.node.value else {
            refuse(place.pointer, "this is true or false, not \(place.node.kind)")
            return nil
        }
        return value
    }

    mutating func integer(_ place: LocatedNode?, in range: ClosedRange<Int>) -> Int? {
        guard let place else { return nil }
        guard case .number(let number) = place.node.value, let integer = number.integer, range.contains(integer) else {
            refuse(place.pointer, "this is an integer from \(range.lowerBound) to \(range.upperBound), not \(place.node.kind)")
            return nil
        }
        return integer
    }
}
