extension OverridesDecoder {
    /// Reads `overrides`.
    mutating func features(_ place: LocatedNode?) -> [FeatureOverride] {
        var overrides: [FeatureOverride] = []
        for element in array(place, upTo: OverrideLimits.overrides, of: "overrides") {
            let override = isolated(element, subject(of: element)) { $0.feature(element) }
            if let override { overrides.append(override) }
        }
        return overrides
    }

    /// The feature an override is about, however wrong the rest of it is.
    private func subject(of place: LocatedNode) -> OverrideDamage.Subject {
        guard case .object(let object) = place.node.value, case .string(let name) = object["flag"]?.value.value else { return .unknown }
        return .feature(name)
    }

    private mutating func feature(_ place: LocatedNode) -> FeatureOverride? {
        guard let object = structure.object(place, .featureOverride) else { return nil }
        let id = structure.string(object["id"], length: OverrideLimits.id)
        let flag = structure.string(object["flag"], length: OverrideLimits.label)
        let versions = versions(object["versions"])
        let action = action(object)
        let schedule = schedule(object)
        let provenance = provenance(object)
        guard let flag, let versions, let action, let provenance else { return nil }
        return FeatureOverride(id: id ?? "", flag: flag, versions: versions, action: action, schedule: schedule, provenance: provenance)
    }

    private mutating func schedule(_ object: LocatedObject) -> Schedule {
        Schedule(startsAt: structure.instant(object["startsAt"]), endsAt: structure.instant(object["endsAt"]))
    }

    mutating func provenance(_ object: LocatedObject) -> Provenance? {
        let reason = structure.string(object["reason"], length: OverrideLimits.reason)
        let ticket = structure.string(object["ticket"], length: OverrideLimits.label)
        let createdBy = structure.string(object["createdBy"], length: OverrideLimits.label)
        let createdAt = structure.instant(object["createdAt"])
        return reason.map { Provenance(reason: $0, ticket: ticket, createdBy: createdBy, createdAt: createdAt) }
    }

    private mutating func versions(_ place: LocatedNode?) -> VersionSelector? {
        guard let place else { return nil }
        switch place.node.value {
        case .string("*"):
            return .all
        case .array:
            var versions: [APIVersion] = []
            for element in array(place, upTo: OverrideLimits.values, of: "versions", atLeastOne: true) {
                guard let version = structure.version(element) else { continue }
                if versions.contains(version) { structure.refuse(element.pointer, "\(version) is here twice; keep one of them") }
                versions.append(version)
            }
            return .list(versions)
        case .object:
            guard let object = structure.object(place, .versionRange) else { return nil }
            if !object.has("from"), !object.has("to") { structure.refuse(place.pointer, "a range of versions needs `from` or `to`") }
            return .range(from: structure.version(object["from"]), to: structure.version(object["to"]))
        default:
            structure.refuse(place.pointer, "this is \"*\", a list of versions or an object with `from` and `to`, not \(place.node.kind)")
            return nil
        }
    }

    private enum ActionName: String, CaseIterable {
        case kill, set, rules
    }

    private mutating func action(_ object: LocatedObject) -> FeatureOverride.Action? {
        guard let name = structure.word(object["action"], ActionName.self) else { return nil }
        let members = ["value": name == .set, "rules": name == .rules]
        for (member, isNeeded) in members.sorted(by: { $0.key < $1.key }) where object.has(member) != isNeeded {
            if isNeeded {
                structure.refuse(object.pointer, "an override with the action \(name.rawValue) needs `\(member)`")
            } else {
                let message = "an override with the action \(name.rawValue) has no `\(member)`"
                structure.refuse(object.pointer.appending(member), message, part: .name)
            }
        }
        switch name {
        case .kill: return .kill
        case .set: return structure.literal(object["value"]).map(FeatureOverride.Action.set)
        case .rules: return .rules(rules(object["rules"]))
        }
    }

    private mutating func rules(_ place: LocatedNode?) -> [TargetingRule] {
        var rules: [TargetingRule] = []
        for element in array(place, upTo: OverrideLimits.rules, of: "rules", atLeastOne: true) {
            guard let object = structure.object(element, .rule) else { continue }
            let name = structure.string(object["name"], length: OverrideLimits.label)
            let conditions = conditions(object["when"])
            guard let outcome = outcome(object["serve"]) else { continue }
            rules.append(TargetingRule(name: name, when: conditions, outcome: outcome))
        }
        return rules
    }

    private mutating func outcome(_ place: LocatedNode?) -> TargetingRule.Outcome? {
        guard let object = structure.object(place, .outcome) else { return nil }
        guard object.has("value") != object.has("rollout") else {
            structure.refuse(object.pointer, "a rule serves either a `value` or a `rollout`")
            return nil
        }
        if object.has("value") { return structure.literal(object["value"]).map(TargetingRule.Outcome.value) }
        guard let rollout = structure.object(object["rollout"], .rollout) else { return nil }
        let by = attribute(rollout["by"])
        let seed = structure.string(rollout["seed"], length: OverrideLimits.label)
        return .rollout(Rollout(by: by, seed: seed, weights: weights(rollout["weights"])))
    }

    private mutating func weights(_ place: LocatedNode?) -> [Rollout.Share] {
        var shares: [Rollout.Share] = []
        for element in array(place, upTo: OverrideLimits.weights, of: "weights", atLeastOne: true) {
            guard let object = structure.object(element, .share) else { continue }
            let value = structure.literal(object["value"])
            let weight = structure.integer(object["weight"], in: 0...Rollout.maximumWeight)
            if let value, let weight { shares.append(Rollout.Share(value, weight: weight)) }
        }
        return shares
    }
}
