extension Overrides {
    /// The document as JSON, members in the order of the format and segments sorted by name.
    public var json: JSONElement {
        .members([
            "schemaVersion": .integer(1),
            "service": .string(service),
            "environment": environment.map(JSONElement.string),
            "baseFingerprint": baseFingerprint.map(JSONElement.string),
            "revision": revision.map(JSONElement.integer),
            "segments": segments.isEmpty ? nil : .object(segmentMembers),
            "overrides": .array(features.map(\.json)),
            "lifecycle": lifecycle.isEmpty ? nil : .array(lifecycle.map(\.json)),
        ])
    }

    /// The document as bytes, the same for equal documents; what is kept with a revision.
    public var canonicalBytes: [UInt8] { json.bytes }

    private var segmentMembers: [JSONElement.Member] {
        segments.sorted { $0.key < $1.key }.map { JSONElement.Member($0.key, .array($0.value.map(\.json))) }
    }
}

extension FeatureOverride {
    /// The override as JSON.
    public var json: JSONElement {
        .members([
            "id": .string(id),
            "flag": .string(flag),
            "versions": versions.json,
            "action": .string(action.name),
            "value": action.value.map { JSONElement($0) },
            "rules": action.rules.map { .array($0.map(\.json)) },
            "startsAt": schedule.startsAt.map(JSONElement.instant),
            "endsAt": schedule.endsAt.map(JSONElement.instant),
            "reason": .string(provenance.reason),
            "ticket": provenance.ticket.map(JSONElement.string),
            "createdBy": provenance.createdBy.map(JSONElement.string),
            "createdAt": provenance.createdAt.map(JSONElement.instant),
        ])
    }
}

extension FeatureOverride.Action {
    /// The word of the format.
    public var name: String {
        switch self {
        case .kill: "kill"
        case .set: "set"
        case .rules: "rules"
        }
    }

    fileprivate var value: FeatureLiteral? {
        if case .set(let value) = self { value } else { nil }
    }

    fileprivate var rules: [TargetingRule]? {
        if case .rules(let rules) = self { rules } else { nil }
    }
}

extension LifecycleOverride {
    /// The override as JSON.
    public var json: JSONElement {
        .members([
            "id": .string(id),
            "version": .string(version.description),
            "status": status.map { .string($0.rawValue) },
            "deprecatedAt": deprecatedAt.map(JSONElement.instant),
            "sunsetAt": sunsetAt.map(JSONElement.instant),
            "retiredAt": retiredAt.map(JSONElement.instant),
            "successor": successor.map { .string($0.description) },
            "notice": notice.map(\.json),
            "reason": .string(provenance.reason),
            "ticket": provenance.ticket.map(JSONElement.string),
            "createdBy": provenance.createdBy.map(JSONElement.string),
            "createdAt": provenance.createdAt.map(JSONElement.instant),
        ])
    }
}

extension VersionSelector {
    /// The selector as JSON: `"*"`, a list, or an object with `from` and `to`.
    public var json: JSONElement {
        switch self {
        case .all: .string("*")
        case .list(let versions): .array(versions.map { .string($0.description) })
        case .range(let from, let to):
            .members(["from": from.map { .string($0.description) }, "to": to.map { .string($0.description) }])
        }
    }
}

extension TargetingRule {
    fileprivate var json: JSONElement {
        .members([
            "name": name.map(JSONElement.string),
            "when": when.isEmpty ? nil : .array(when.map(\.json)),
            "serve": outcome.json,
        ])
    }
}

extension TargetingRule.Outcome {
    fileprivate var json: JSONElement {
        switch self {
        case .value(let value): .members(["value": JSONElement(value)])
        case .rollout(let rollout): .members(["rollout": rollout.json])
        }
    }
}

extension Rollout {
    fileprivate var json: JSONElement {
        .members([
            "by": by.map(JSONElement.string),
            "seed": seed.map(JSONElement.string),
            "weights": .array(weights.map { .members(["value": JSONElement($0.value), "weight": .integer($0.weight)]) }),
        ])
    }
}

extension Condition {
    /// The condition as JSON.
    public var json: JSONElement {
        .members([
            "attribute": .string(attribute),
            "op": .string(comparison.rawValue),
            "values": .array(values.map(\.json)),
            "negate": isNegated ? .boolean(true) : nil,
        ])
    }
}

extension AttributeValue {
    fileprivate var json: JSONElement {
        switch self {
        case .string(let text): .string(text)
        case .number(let number): .number(number)
        case .boolean(let value): .boolean(value)
        }
    }
}

extension VersionNotice {
    fileprivate var json: JSONElement {
        .members(["title": .string(title), "message": .string(message), "url": url.map(JSONElement.string)])
    }
}

extension JSONElement {
    /// An instant as files write it.
    static func instant(_ instant: Timestamp) -> JSONElement {
        .string(instant.iso8601)
    }
}
