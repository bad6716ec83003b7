/// A condition made ready to be asked often: attributes resolved, values parsed, segments put in place.
struct CompiledCondition: Sendable {
    /// What is asked.
    indirect enum Test: Sendable {
        case constant(Bool)
        case exists(Attribute)
        case equals(Attribute, String)
        case oneOf(Attribute, [AttributeValue])
        case startsWith(Attribute, [String])
        case endsWith(Attribute, [String])
        case contains(Attribute, [String])
        case release(Attribute, Ordering, [ReleaseNumber])
        case number(Attribute, Ordering, [Double])
        case instant(Attribute, Ordering, [Timestamp])
        /// In one of several segments.
        case segments([[CompiledCondition]])
    }

    /// How two things have to compare.
    enum Ordering: Sendable {
        case equal, less, lessOrEqual, greater, greaterOrEqual

        func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
            switch self {
            case .equal: left == right
            case .less: left < right
            case .lessOrEqual: left <= right
            case .greater: left > right
            case .greaterOrEqual: left >= right
            }
        }
    }

    let test: Test
    let isNegated: Bool

    func holds(for context: EvaluationContext) -> Bool {
        test.holds(for: context) != isNegated
    }
}

extension CompiledCondition.Test {
    fileprivate func holds(for context: EvaluationContext) -> Bool {
        switch self {
        case .constant(let value):
            value
        case .exists(let attribute):
            context.value(of: attribute) != nil
        case .equals(let attribute, let text):
            context.text(of: attribute) == text
        case .oneOf(let attribute, let values):
            context.value(of: attribute).map(values.contains) ?? false
        case .startsWith(let attribute, let texts):
            holds(context.text(of: attribute), texts) { $0.utf8.starts(with: $1.utf8) }
        case .endsWith(let attribute, let texts):
            holds(context.text(of: attribute), texts) { $0.utf8.reversed().starts(with: $1.utf8.reversed()) }
        case .contains(let attribute, let texts):
            holds(context.text(of: attribute), texts, Self.contains)
        case .release(let attribute, let ordering, let releases):
            holds(context.text(of: attribute).flatMap { ReleaseNumber($0) }, releases) { ordering.holds($0, $1) }
        case .number(let attribute, let ordering, let numbers):
            holds(Self.number(context.value(of: attribute)), numbers) { ordering.holds($0, $1) }
        case .instant(let attribute, let ordering, let instants):
            holds(context.text(of: attribute).flatMap { Timestamp($0) }, instants) { ordering.holds($0, $1) }
        case .segments(let segments):
            segments.contains { $0.allSatisfy { $0.holds(for: context) } }
        }
    }

    private func holds<Value, Other>(_ value: Value?, _ others: [Other], _ isTrue: (Value, Other) -> Bool) -> Bool {
        guard let value else { return false }
        for other in others where isTrue(value, other) { return true }
        return false
    }

    private static func number(_ value: AttributeValue?) -> Double? {
        if case .number(let number) = value { number } else { nil }
    }

    private static func contains(_ text: String, _ part: String) -> Bool {
        guard let first = part.utf8.first else { return true }
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: part.utf8) { return true }
            rest.removeFirst()
        }
        return false
    }
}
