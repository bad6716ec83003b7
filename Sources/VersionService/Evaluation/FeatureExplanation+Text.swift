extension FeatureExplanation: CustomStringConvertible {
    /// The chain of decisions, a line a step.
    public var description: String {
        var lines = ["`\(flag)` in \(version): \(value) (\(reason.rawValue))", "  versions.json says \(manifestValue)"]
        lines += steps.map { "  \($0.override.action.name) `\($0.override.id)` (\($0.override.provenance.reason)): \($0.verdict)" }
        lines += missing.map { "  off, because `\($0.flag)` is not \($0.equals)" }
        lines += degradations.map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    /// The chain of decisions as JSON.
    public var json: JSONElement {
        .members([
            "flag": .string(flag),
            "version": .string(version.description),
            "manifestValue": JSONElement(manifestValue),
            "overrides": .array(steps.map(\.json)),
            "missing": missing.isEmpty
                ? nil : .array(missing.map { .members(["flag": .string($0.flag), "equals": JSONElement($0.equals)]) }),
            "degradations": degradations.isEmpty ? nil : .array(degradations.map { .string($0.description) }),
            "value": JSONElement(value),
            "reason": .string(reason.rawValue),
        ])
    }
}

extension FeatureExplanation.Step {
    fileprivate var json: JSONElement {
        var draw: FeatureExplanation.Draw?
        if case .matched(let match) = verdict { draw = match.draw }
        return .members([
            "id": .string(override.id),
            "action": .string(override.action.name),
            "verdict": .string(verdict.description),
            "by": draw.map { .string($0.by) },
            "bucket": draw.map { .integer($0.bucket) },
            "buckets": draw.map { .integer($0.buckets) },
            "share": draw.map { .integer($0.share) },
        ])
    }
}

extension FeatureExplanation.Verdict: CustomStringConvertible {
    /// The verdict in words.
    public var description: String {
        switch self {
        case .otherVersions: "about other versions"
        case .pending(let instant): "starts \(instant)"
        case .over(let instant): "over since \(instant)"
        case .outranked: "not asked, a stronger one decided"
        case .decided: "decided"
        case .matched(let match): match.description
        case .noMatch: "no rule matched"
        }
    }
}

extension FeatureExplanation.RuleMatch: CustomStringConvertible {
    /// The match in words, as in `rule 2 "10 %" matched, bucket 4711 of 100000`.
    public var description: String {
        let rule = "rule \(place + 1)" + (name.map { " \"\($0)\"" } ?? "") + " matched"
        return draw.map { "\(rule), bucket \($0.bucket) of \($0.buckets) by \($0.by)" } ?? rule
    }
}
