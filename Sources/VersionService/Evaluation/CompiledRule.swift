/// A rule made ready to be asked often.
struct CompiledRule: Sendable {
    /// What a request gets.
    enum Outcome: Sendable {
        case value(Int64)
        case rollout(CompiledRollout)
    }

    /// The override it comes from.
    let override: String
    /// Its place among the rules of the override.
    let place: Int
    let conditions: [CompiledCondition]
    let outcome: Outcome

    /// Whether every request gets the same value from it.
    var constant: Int64? {
        guard conditions.isEmpty, case .value(let value) = outcome else { return nil }
        return value
    }

    /// What a request gets, or `nil` when the rule does not match it.
    ///
    /// A rollout does not match a request without the attribute that it divides by.
    func value(for context: EvaluationContext) -> Int64? {
        for condition in conditions where !condition.holds(for: context) { return nil }
        switch outcome {
        case .value(let value): return value
        case .rollout(let rollout): return rollout.value(for: context)
        }
    }
}
