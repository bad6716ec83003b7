extension OverridesDecoder {
    /// Reads a list of conditions.
    mutating func conditions(_ place: LocatedNode?, atLeastOne: Bool = false) -> [Condition] {
        var conditions: [Condition] = []
        for element in array(place, upTo: OverrideLimits.conditions, of: "conditions", atLeastOne: atLeastOne) {
            guard let object = structure.object(element, .condition) else { continue }
            let attribute = attribute(object["attribute"])
            let comparison = structure.word(object["op"], Condition.Comparison.self)
            let values = values(object["values"])
            let isNegated = structure.boolean(object["negate"]) ?? false
            guard let attribute, let comparison else { continue }
            conditions.append(Condition(attribute, comparison, values, isNegated: isNegated))
        }
        return conditions
    }

    /// Reads the name of an attribute.
    mutating func attribute(_ place: LocatedNode?) -> String? {
        guard let place, let name = structure.string(place) else { return nil }
        guard Attribute.isName(name) else {
            structure.refuse(place.pointer, "`\(name)` is not the name of an attribute; such names are \(Attribute.nameInWords)")
            return nil
        }
        return name
    }

    private mutating func values(_ place: LocatedNode?) -> [AttributeValue] {
        var values: [AttributeValue] = []
        for element in array(place, upTo: OverrideLimits.values, of: "values") {
            switch element.node.value {
            case .boolean(let value):
                values.append(.boolean(value))
            case .string:
                if let text = structure.string(element, length: OverrideLimits.text) { values.append(.string(text)) }
            case .number(let number):
                if let double = number.double {
                    values.append(.number(double))
                } else {
                    structure.refuse(element.pointer, "\(element.node.kind) is larger than any that can be compared")
                }
            default:
                structure.refuse(
                    element.pointer, "an attribute is compared with a string, a number, true or false, not \(element.node.kind)")
            }
        }
        return values
    }
}
