@testable import VersionService

private typealias Make = TestOverrides

extension OverrideRuleTests {
    static let cases: [Case] = featureCases + ruleCases + lifecycleCases

    private static func one(
        _ flag: String, _ versions: String, _ action: FeatureOverride.Action, from: String? = nil, to: String? = nil
    ) -> Overrides {
        Make.document(Make.override("a", flag, versions, action, from: from, to: to))
    }

    private static let featureCases: [Case] = [
        Case(
            name: "unknown feature", code: .unknownFeature, pointer: "/overrides/0/flag", bad: one("sizes", "*", .kill),
            good: one("size", "*", .kill)),
        Case(
            name: "unknown version in a list", code: .unknownVersion, pointer: "/overrides/0/versions/1", bad: one("size", "v3,v9", .kill),
            good: one("size", "v3,v4", .kill)),
        Case(
            name: "unknown version in a range", code: .unknownVersion, pointer: "/overrides/0/versions/to",
            bad: one("size", "v3..v9", .kill), good: one("size", "v3..v5", .kill)),
        Case(
            name: "empty range", code: .unknownVersion, pointer: "/overrides/0/versions", bad: one("size", "v4..v3", .kill),
            good: one("size", "v4..v4", .kill)),
        Case(
            name: "another type", code: .value, pointer: "/overrides/0/value", bad: one("size", "*", .set(true)),
            good: one("size", "*", .set(3))),
        Case(
            name: "an integer for a boolean", code: .value, pointer: "/overrides/0/value", bad: one("beta", "*", .set(1)),
            good: one("beta", "*", .set(true))),
        Case(
            name: "out of bounds", code: .value, pointer: "/overrides/0/value", bad: one("size", "*", .set(10)),
            good: one("size", "*", .set(9))),
        Case(
            name: "not on the list", code: .value, pointer: "/overrides/0/value", bad: one("mode", "*", .set("d")),
            good: one("mode", "*", .set("c"))),
        Case(
            name: "bad value in a rollout", code: .value, pointer: "/overrides/0/rules/0/serve/rollout/weights/1/value",
            bad: one(
                "size", "*", .rules([TargetingRule(outcome: .rollout(Rollout(weights: [.init(1, weight: 1), .init(0, weight: 1)])))])),
            good: one("size", "*", .rules([TargetingRule(outcome: .rollout(Rollout(weights: [.init(1, weight: 1)])))]))),
        Case(
            name: "contract feature set in released versions", code: .frozen, pointer: "/overrides/0/flag",
            bad: one("catalog", "*", .set(false)), good: one("catalog", "*", .kill)),
        Case(
            name: "contract feature in beta", code: .frozen, pointer: "/overrides/0/flag",
            bad: one("catalog", "v4..v5", .set(false)), good: one("catalog", "v5", .set(false))),
        Case(
            name: "frozen feature killed", code: .frozen, pointer: "/overrides/0/flag", bad: one("fixed", "*", .kill),
            good: one("beta", "*", .kill)),
        Case(
            name: "derived feature", code: .derivedFeature, pointer: "/overrides/0/flag", bad: one("deprecated", "*", .set(true)),
            good: one("beta", "*", .set(true))),
        Case(
            name: "prerequisite missing somewhere", code: .prerequisite, pointer: "/overrides/0/versions",
            bad: one("extras", "*", .set(true)), good: one("extras", "v5", .set(true))),
        Case(
            name: "prerequisite comes and goes", code: .prerequisite, pointer: "/overrides/0/versions",
            bad: Make.document(
                Make.override("a", "extras", "v4", .set(true)),
                Make.override("b", "mode", "*", .set("b"), to: "2026-12-01T00:00:00Z")),
            good: Make.document(
                Make.override("a", "extras", "v4", .set(true), to: "2026-12-01T00:00:00Z"),
                Make.override("b", "mode", "*", .set("b"), to: "2026-12-01T00:00:00Z"))),
        Case(
            name: "prerequisite killed", code: .prerequisite, pointer: "/overrides/0/versions",
            bad: Make.document(Make.override("a", "writes", "v3", .set(true)), Make.override("b", "catalog", "*", .kill)),
            good: Make.document(Make.override("a", "writes", "v3", .set(true))), level: .warning),
        Case(
            name: "overlap", code: .overlap, pointer: "/overrides/1",
            bad: Make.document(
                Make.override("a", "size", "v3..v4", .set(1), to: "2026-12-01T00:00:01Z"),
                Make.override("b", "size", "v4..v5", .set(2), from: "2026-12-01T00:00:00Z")),
            good: Make.document(
                Make.override("a", "size", "v3..v4", .set(1), to: "2026-12-01T00:00:00Z"),
                Make.override("b", "size", "v4..v5", .set(2), from: "2026-12-01T00:00:00Z"))),
        Case(
            name: "overlap with another rank", code: .overlap, pointer: "/overrides/1",
            bad: Make.document(Make.override("a", "size", "*", .set(1)), Make.override("b", "size", "*", .set(2))),
            good: Make.document(
                Make.override("a", "size", "*", .set(1)), Make.override("b", "size", "v4", .set(2)), Make.override("c", "size", "*", .kill),
                Make.override("d", "size", "v4", .kill))),
        Case(
            name: "end before start", code: .schedule, pointer: "/overrides/0/endsAt",
            bad: one("size", "*", .kill, from: "2026-12-01T00:00:00Z", to: "2026-12-01T00:00:00Z"),
            good: one("size", "*", .kill, from: "2026-12-01T00:00:00Z", to: "2026-12-01T00:00:01Z")),
        Case(
            name: "over", code: .over, pointer: "/overrides/0/endsAt", bad: one("size", "*", .kill, to: "2026-09-20T12:00:00Z"),
            good: one("size", "*", .kill, to: "2026-09-20T12:00:01Z")),
        Case(
            name: "names", code: .duplicateID, pointer: "/overrides/1/id",
            bad: Make.document(Make.override("a", "size", "*", .kill), Make.override("a", "mode", "*", .kill)),
            good: Make.document(Make.override("a", "size", "*", .kill), Make.override("b", "mode", "*", .kill))),
        Case(
            name: "service", code: .service, pointer: "/service", bad: Overrides(service: "another"),
            good: Overrides(service: Make.manifest.service)),
        Case(
            name: "fingerprint", code: .baseFingerprint, pointer: "/baseFingerprint",
            bad: Overrides(service: Make.manifest.service, baseFingerprint: "sha256:0"),
            good: Overrides(service: Make.manifest.service, baseFingerprint: Make.manifest.fingerprint)),
    ]

    private static func when(_ conditions: Condition...) -> Overrides {
        one("beta", "*", .rules([TargetingRule(when: conditions, outcome: .value(true))]))
    }

    private static func rollout(_ weights: Int...) -> Overrides {
        let shares = weights.map { Rollout.Share(true, weight: $0) }
        return one("beta", "*", .rules([TargetingRule(outcome: .rollout(Rollout(weights: shares)))]))
    }

    private static func segments(_ segments: [String: [Condition]], using name: String) -> Overrides {
        var document = when(Condition("segment", .segment, [.string(name)]))
        document.segments = segments
        return document
    }

    private static let condition = "/overrides/0/rules/0/when/0"
    private static let staff = [Condition("email", .endsWith, ["@example.test"])]

    /// Segments each of which names the one after it eight times.
    private static func deep(_ depth: Int) -> [String: [Condition]] {
        var segments = ["s\(depth)": staff]
        for level in 0..<depth {
            segments["s\(level)"] = Array(repeating: Condition("segment", .segment, [.string("s\(level + 1)")]), count: 8)
        }
        return segments
    }

    private static let ruleCases: [Case] = [
        Case(
            name: "weights without a sum", code: .weights, pointer: "/overrides/0/rules/0/serve/rollout/weights", bad: rollout(0, 0),
            good: rollout(0, 1)),
        Case(
            name: "weights with too large a sum", code: .weights, pointer: "/overrides/0/rules/0/serve/rollout/weights",
            bad: rollout(2_147_483_647, 1), good: rollout(2_147_483_646, 1)),
        Case(
            name: "release number", code: .conditionValues, pointer: "\(condition)/values",
            bad: when(Condition("appVersion", .semverGte, ["six"])), good: when(Condition("appVersion", .semverGte, ["6.0.1-beta.2"]))),
        Case(
            name: "number", code: .conditionValues, pointer: "\(condition)/values", bad: when(Condition("age", .lt, ["18"])),
            good: when(Condition("age", .lt, [18]))),
        Case(
            name: "instant", code: .conditionValues, pointer: "\(condition)/values",
            bad: when(Condition("signedUpAt", .before, ["2026-01-01"])),
            good: when(Condition("signedUpAt", .before, ["2026-01-01T00:00:00Z"]))),
        Case(
            name: "text", code: .conditionValues, pointer: "\(condition)/values", bad: when(Condition("email", .endsWith, [true])),
            good: when(Condition("email", .endsWith, ["x"]))),
        Case(
            name: "no value", code: .conditionValues, pointer: "\(condition)/values", bad: when(Condition("country", .in, [])),
            good: when(Condition("country", .exists, []))),
        Case(
            name: "unknown segment", code: .unknownSegment, pointer: "\(condition)/values/0",
            bad: segments(["staff": staff], using: "staf"), good: segments(["staff": staff], using: "staff")),
        Case(
            name: "segment cycle", code: .segmentCycle, pointer: "/segments/a",
            bad: Make.document(segments: ["a": [Condition("segment", .segment, ["a"])]]),
            good: Make.document(segments: ["a": [Condition("segment", .segment, ["b"])], "b": staff])),
        Case(
            name: "complexity", code: .complexity, pointer: "/overrides/0/rules", bad: segments(deep(20), using: "s0"),
            good: segments(deep(2), using: "s0")),
        Case(
            name: "rules after all requests are served", code: .unreachableRule, pointer: "/overrides/0/rules/0",
            bad: one("beta", "*", .rules([TargetingRule(outcome: .value(true)), TargetingRule(outcome: .value(false))])),
            good: one("beta", "*", .rules([TargetingRule(when: staff, outcome: .value(true)), TargetingRule(outcome: .value(false))]))),
        Case(
            name: "misspelt attribute", code: .unusualAttribute, pointer: "\(condition)/attribute",
            bad: when(Condition("platfrom", .in, ["ios"])), good: when(Condition("subscription", .in, ["ios"]))),
    ]

    private static func lifecycle(_ overrides: LifecycleOverride...) -> Overrides {
        Make.document(lifecycle: overrides)
    }

    private static func stage(
        _ version: Int, _ status: VersionStatus?, deprecated: String? = nil, sunset: String? = nil, successor: Int? = nil
    ) -> LifecycleOverride {
        LifecycleOverride(
            id: "l\(version)", version: APIVersion(number: version), status: status, deprecatedAt: deprecated.flatMap { Timestamp($0) },
            sunsetAt: sunset.flatMap { Timestamp($0) }, successor: successor.map(APIVersion.init(number:)), provenance: Make.provenance)
    }

    private static let promotion = lifecycle(stage(4, .supported), stage(5, .current))
    private static let deprecation = lifecycle(
        stage(3, .deprecated, deprecated: "2026-10-01T00:00:00Z", sunset: "2027-10-01T00:00:00Z", successor: 4))

    private static let lifecycleCases: [Case] = [
        Case(
            name: "unknown version of a lifecycle override", code: .unknownVersion, pointer: "/lifecycle/0/version",
            bad: lifecycle(stage(9, .current)), good: promotion),
        Case(
            name: "back to life", code: .lifecycleTransition, pointer: "/lifecycle/0/status", bad: lifecycle(stage(1, .deprecated)),
            good: promotion),
        Case(
            name: "two current versions", code: .lifecycle, pointer: "/lifecycle/0", bad: lifecycle(stage(5, .current)), good: promotion),
        Case(
            name: "short notice", code: .lifecycle, pointer: "/lifecycle/0",
            bad: lifecycle(
                stage(3, .deprecated, deprecated: "2026-10-01T00:00:00Z", sunset: "2026-11-01T00:00:00Z", successor: 4)),
            good: deprecation),
        Case(
            name: "successor in beta", code: .lifecycle, pointer: "/lifecycle/0",
            bad: lifecycle(
                stage(3, .deprecated, deprecated: "2026-10-01T00:00:00Z", sunset: "2027-10-01T00:00:00Z", successor: 5)),
            good: deprecation),
        Case(
            name: "the file says the same", code: .caughtUp, pointer: "/lifecycle/0", bad: lifecycle(stage(4, .current)), good: promotion),
    ]
}
