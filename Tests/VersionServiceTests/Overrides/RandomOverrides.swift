@testable import VersionService

/// Overrides made of chance, for properties; the same seed makes the same ones.
struct RandomOverrides<Generator: RandomNumberGenerator> {
    var random: Generator

    init(_ random: Generator) {
        self.random = random
    }

    static var texts: [String] { ["", "a", "ios", "6.1.0", "NL", "\"quoted\" \\ \n\t\u{1}", "Świętopełk 🎻", "2026-11-21T00:00:00Z"] }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func optional<Value>(_ make: (inout RandomOverrides) -> Value) -> Value? {
        chance(50) ? make(&self) : nil
    }

    mutating func list<Value>(_ range: ClosedRange<Int>, _ make: (inout RandomOverrides, Int) -> Value) -> [Value] {
        var values: [Value] = []
        for index in 0..<number(range) { values.append(make(&self, index)) }
        return values
    }

    mutating func document() -> Overrides {
        var segments: [String: [Condition]] = [:]
        for name in list(0...3, { random, _ in random.pick(["staff", "beta-testers", "x"]) }) {
            segments[name] = list(1...3) { random, _ in random.condition() }
        }
        return Overrides(
            service: "test-service", environment: optional { $0.pick(["production", "test-2"]) },
            baseFingerprint: optional { _ in "sha256:00" }, revision: optional { $0.number(0...1000) }, segments: segments,
            features: list(0...5) { random, index in random.feature("ovr_\(index)") },
            lifecycle: list(0...2) { random, index in random.lifecycle("l_\(index)") })
    }

    mutating func feature(_ id: String) -> FeatureOverride {
        let action: FeatureOverride.Action =
            switch number(0...2) {
            case 0: .kill
            case 1: .set(literal())
            default: .rules(list(1...3) { random, _ in random.rule() })
            }
        return FeatureOverride(
            id: id, flag: pick(["size", "mode", "odd name"]), versions: versions(), action: action,
            schedule: Schedule(startsAt: optional { $0.instant() }, endsAt: optional { $0.instant() }), provenance: provenance())
    }

    private mutating func lifecycle(_ id: String) -> LifecycleOverride {
        LifecycleOverride(
            id: id, version: version(), status: optional { $0.pick(VersionStatus.allCases) }, deprecatedAt: optional { $0.instant() },
            sunsetAt: optional { $0.instant() }, retiredAt: optional { $0.instant() }, successor: optional { $0.version() },
            notice: optional { VersionNotice(title: "Update", message: "Please.", url: $0.optional { _ in "https://example.test/x" }) },
            provenance: provenance())
    }

    private mutating func rule() -> TargetingRule {
        let outcome: TargetingRule.Outcome =
            chance(50)
            ? .value(literal())
            : .rollout(
                Rollout(
                    by: optional { $0.pick(["email", "custom.id"]) }, seed: optional { _ in "shared" },
                    weights: list(1...4) { random, _ in Rollout.Share(random.literal(), weight: random.number(0...100_000)) }))
        return TargetingRule(
            name: optional { _ in "a rule" }, when: list(0...3) { random, _ in random.condition() }, outcome: outcome)
    }

    mutating func condition() -> Condition {
        Condition(
            pick(["platform", "appVersion", "custom-1", "now"]), pick(Condition.Comparison.allCases),
            list(0...3) { random, _ in random.value() }, isNegated: chance(30))
    }

    private mutating func value() -> AttributeValue {
        switch number(0...3) {
        case 0: .boolean(chance(50))
        case 1: .number(Double(number(-5...5)))
        case 2: .number(pick([0.5, -1e300, 1e20, 3.25, 1e-300]))
        default: .string(pick(Self.texts))
        }
    }

    private mutating func literal() -> FeatureLiteral {
        switch number(0...2) {
        case 0: .boolean(chance(50))
        case 1: .integer(number(-9_007_199_254_740_991...9_007_199_254_740_991))
        default: .string(pick(Self.texts))
        }
    }

    private mutating func versions() -> VersionSelector {
        switch number(0...3) {
        case 0: .all
        case 1: .list(Array(Set(list(1...4) { random, _ in random.version() })))
        case 2: .range(from: version(), to: optional { $0.version() })
        default: .range(from: nil, to: version())
        }
    }

    private mutating func version() -> APIVersion { APIVersion(number: number(1...9999)) }

    private mutating func instant() -> Timestamp { Timestamp(secondsSinceEpoch: Int64(number(0...4_000_000_000))) }

    private mutating func provenance() -> Provenance {
        Provenance(
            reason: "because " + pick(Self.texts), ticket: optional { _ in "INC-1" }, createdBy: optional { _ in "ops@example.test" },
            createdAt: optional { $0.instant() })
    }
}
