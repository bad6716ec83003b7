import Testing

@testable import VersionService

@Suite struct ConditionTests {
    /// Somebody with every kind of attribute.
    private static let context = EvaluationContext(
        targetingKey: "user-7", platform: "ios", appVersion: "6.1.2", locale: "nl-NL", email: "anna@example.test",
        attributes: ["age": 30, "paying": true, "since": "2026-01-01T00:00:00Z", "city": "Zürich"])

    @Test("conditions hold as they say", arguments: cases)
    func conditions(_ example: (condition: Condition, holds: Bool)) throws {
        #expect(try holds(example.condition) == example.holds, "\(example.condition)")
        var opposite = example.condition
        opposite.isNegated.toggle()
        #expect(try holds(opposite) != example.holds, "\(opposite)")
    }

    static let cases: [(condition: Condition, holds: Bool)] = [
        (Condition("platform", .in, ["android", "ios"]), true), (Condition("platform", .in, ["web"]), false),
        (Condition("platform", .in, ["IOS"]), false), (Condition("platform", .notIn, ["web"]), true),
        (Condition("platform", .notIn, ["web", "ios"]), false), (Condition("country", .in, ["NL"]), false),
        (Condition("country", .notIn, ["NL"]), true), (Condition("age", .in, [30]), true), (Condition("age", .in, ["30"]), false),
        (Condition("paying", .in, [true]), true), (Condition("paying", .in, ["true"]), false),
        (Condition("email", .startsWith, ["bram", "anna@"]), true), (Condition("email", .startsWith, ["nna"]), false),
        (Condition("email", .endsWith, ["@example.test"]), true), (Condition("email", .endsWith, ["@example"]), false),
        (Condition("email", .contains, ["@ex"]), true), (Condition("email", .contains, ["annab"]), false),
        (Condition("city", .contains, ["üri"]), true), (Condition("email", .contains, [""]), true),
        (Condition("country", .contains, [""]), false), (Condition("appVersion", .semverEq, ["6.1.2"]), true),
        (Condition("appVersion", .semverEq, ["6.1"]), false), (Condition("appVersion", .semverLt, ["6.1.10"]), true),
        (Condition("appVersion", .semverLt, ["6.1.2"]), false), (Condition("appVersion", .semverLte, ["6.1.2"]), true),
        (Condition("appVersion", .semverGt, ["6"]), true), (Condition("appVersion", .semverGt, ["6.1.2-beta"]), true),
        (Condition("appVersion", .semverGte, ["10.0"]), false), (Condition("platform", .semverGte, ["1.0"]), false),
        (Condition("age", .lt, [30]), false), (Condition("age", .lte, [30]), true), (Condition("age", .gt, [29.5]), true),
        (Condition("age", .gte, [31]), false), (Condition("email", .gt, [1]), false),
        (Condition("since", .before, ["2026-01-01T00:00:01Z"]), true), (Condition("since", .before, ["2026-01-01T00:00:00Z"]), false),
        (Condition("since", .after, ["2025-12-31T23:59:59Z"]), true), (Condition("since", .after, ["2026-01-01T00:00:00Z"]), false),
        (Condition("age", .exists, []), true), (Condition("country", .exists, []), false),
        (Condition("now", .after, ["2026-09-20T11:59:59Z"]), true), (Condition("now", .after, ["2026-09-20T12:00:00Z"]), false),
        (Condition("now", .before, ["2026-09-20T12:00:01Z"]), true), (Condition("now", .before, ["2026-09-20T12:00:00Z"]), false),
        (Condition("segment", .segment, ["dutch"]), true), (Condition("segment", .segment, ["german"]), false),
        (Condition("segment", .segment, ["german", "dutch"]), true), (Condition("segment", .segment, ["nested"]), true),
    ]

    private func holds(_ condition: Condition) throws -> Bool {
        let segments = [
            "dutch": [Condition("locale", .endsWith, ["-NL"]), Condition("platform", .in, ["ios"])],
            "german": [Condition("locale", .endsWith, ["-NL"]), Condition("platform", .in, ["web"])],
            "nested": [Condition("segment", .segment, ["dutch"]), Condition("segment", .segment, ["german"], isNegated: true)],
        ]
        let rule = TargetingRule(when: [condition], outcome: .value("c"))
        let snapshot = try TestOverrides.snapshot(
            TestOverrides.document(TestOverrides.override("a", "mode", "*", .rules([rule])), segments: segments))
        #expect(snapshot.degradations == [])
        let isServed = TestOverrides.value(snapshot, "mode", 4, Self.context) == "c"
        let explanation = snapshot.explain("mode", in: APIVersion(number: 4), for: Self.context)
        #expect((explanation?.reason == .targetingMatch) == isServed, "what explains and what serves agree")
        return isServed
    }

    @Test("release numbers are in the order of Semantic Versioning")
    func order() {
        let ordered = [
            "0", "0.9", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
            "1", "1.0.1", "1.2", "1.10", "2.0.0-x", "2+build", "999999999.0.1",
        ]
        for (index, left) in ordered.enumerated() {
            for (other, right) in ordered.enumerated() {
                #expect((ReleaseNumber(left)! < ReleaseNumber(right)!) == (index < other), "\(left) \(right)")
            }
        }
    }

    @Test(
        "what is no release number is refused",
        arguments: ["", ".", "1.", ".1", "1.2.3.4", "v1", "1.x", "1-", "1-a..b", "1234567890", "+1"])
    func noReleases(text: String) {
        #expect(ReleaseNumber(text) == nil)
    }

    @Test("attributes are set by name")
    func names() {
        var context = EvaluationContext()
        for (name, attribute) in Attribute.known where attribute != .now {
            let isText = context.set(name, "x")
            let isNumber = context.set(name, 1)
            #expect(isText && !isNumber, "\(name) is a text")
            #expect(context.text(of: attribute) == "x")
        }
        let hasNow = context.set("now", "x")
        #expect(!hasNow)
        context.set("age", 3)
        #expect(context.value(of: .custom("age")) == 3)
    }
}
