import TestSupport
import Testing

@testable import VersionService

private typealias Make = TestOverrides

@Suite struct OverlaySnapshotTests {
    @Test("a kill beats what is said of a version, which beats what is said of all")
    func precedence() throws {
        let snapshot = try Make.snapshot(
            Make.document(
                Make.override("a", "size", "*", .set(1)), Make.override("b", "size", "v3..v4", .set(3)),
                Make.override("c", "size", "v4", .kill)))
        #expect((1...5).map { Make.value(snapshot, "size", $0) } == ["1", "1", "3", "2", "1"])
        #expect(snapshot.plans.allSatisfy { !$0.isDynamic })
        #expect(snapshot.degradations == [])
    }

    @Test("where no rule matches, the next weaker override decides, and the manifest at last")
    func fallThrough() throws {
        let ios = [Condition("platform", .in, ["ios"])]
        let snapshot = try Make.snapshot(
            Make.document(
                Make.override("a", "size", "v3", .rules([TargetingRule(when: ios, outcome: .value(3))])),
                Make.override("b", "size", "*", .rules([TargetingRule(when: [Condition("country", .in, ["NL"])], outcome: .value(4))]))))
        #expect(Make.value(snapshot, "size", 3, EvaluationContext(platform: "ios", country: "NL")) == "3")
        #expect(Make.value(snapshot, "size", 3, EvaluationContext(platform: "web", country: "NL")) == "4")
        #expect(Make.value(snapshot, "size", 3, EvaluationContext(platform: "web")) == "7")
        #expect(Make.value(snapshot, "size", 4, EvaluationContext(platform: "ios")) == "7")
        #expect(snapshot.plan(of: APIVersion(number: 3))?.attributes == ["country", "platform"])
        #expect(snapshot.plan(of: APIVersion(number: 3))?.dynamicFeatures == ["size"])
    }

    @Test("a feature whose prerequisite is off is off, request by request")
    func prerequisites() throws {
        let modes = [TargetingRule(when: [Condition("platform", .in, ["ios"])], outcome: .value("b"))]
        let snapshot = try Make.snapshot(
            Make.document(Make.override("a", "mode", "*", .rules(modes)), Make.override("b", "extras", "*", .set(true))))
        #expect(snapshot.degradations == [])
        #expect(Make.value(snapshot, "extras", 4, EvaluationContext(platform: "ios")) == "true")
        #expect(Make.value(snapshot, "extras", 4, EvaluationContext(platform: "web")) == "false")
        #expect(Make.value(snapshot, "extras", 5, EvaluationContext(platform: "web")) == "true")

        let killed = try Make.snapshot(Make.document(Make.override("a", "catalog", "v4", .kill)))
        #expect(Make.value(killed, "writes", 3) == "true")
        #expect(Make.value(killed, "writes", 4) == "false", "a kill takes what needs it along")
    }

    @Test("a schedule is a function of the clock")
    func schedules() throws {
        let document = Make.document(
            Make.override("a", "size", "*", .set(1), from: "2026-10-01T00:00:00Z", to: "2026-10-02T00:00:00Z"),
            Make.override("b", "size", "*", .set(2), from: "2026-10-02T00:00:00Z"),
            Make.override(
                "c", "mode", "*",
                .rules([TargetingRule(when: [Condition("now", .after, ["2026-10-03T00:00:00Z"])], outcome: .value("c"))])))
        var instant = Make.now
        var seen: [String] = []
        while true {
            let snapshot = try Make.snapshot(document, at: instant)
            seen.append("\(instant.iso8601) \(Make.value(snapshot, "size", 4)) \(Make.value(snapshot, "mode", 4))")
            guard let next = snapshot.nextTransition else { break }
            #expect(next > instant)
            instant = next
        }
        #expect(
            seen == [
                "2026-09-20T12:00:00Z 7 a", "2026-10-01T00:00:00Z 1 a", "2026-10-02T00:00:00Z 2 a", "2026-10-03T00:00:01Z 2 c",
            ])
    }

    @Test("a rollout serves its shares, and nothing to whom it cannot place")
    func rollout() throws {
        let rollout = Rollout.percentage(25_000, of: true, otherwise: false)
        let snapshot = try Make.snapshot(
            Make.document(
                Make.override("a", "beta", "v4", .rules([TargetingRule(outcome: .rollout(rollout))])),
                Make.override("b", "beta", "*", .set(true))))
        let served = (0..<4000).filter { Make.value(snapshot, "beta", 4, EvaluationContext(targetingKey: "user-\($0)")) == "true" }
        #expect((900...1100).contains(served.count), "\(served.count) of 4000")
        for user in 0..<200 {
            let isServed = Murmur3.hash("betauser-\(user)") < UInt32((UInt64(25_000) << 32) / 100_000)
            #expect(served.contains(user) == isServed, "user-\(user)")
        }
        #expect(Make.value(snapshot, "beta", 4) == "true", "without a key the weaker override decides")
    }

    @Test("a bad value harms its own feature: it keeps its last good value, and kills land")
    func isolation() throws {
        let good = try Make.snapshot(
            Make.document(Make.override("a", "size", "*", .set(3)), Make.override("b", "mode", "*", .set("b"))))
        let bad = Make.document(
            Make.override("a", "size", "*", .set(99)), Make.override("b", "mode", "*", .set("c")), Make.override("k", "writes", "*", .kill),
            Make.override("u", "gone", "*", .set(true)))
        let snapshot = try Make.snapshot(bad, lastGood: good)
        #expect(Make.value(snapshot, "size", 4) == "3")
        #expect(Make.value(snapshot, "mode", 4) == "c")
        #expect(Make.value(snapshot, "writes", 4) == "false")
        #expect(snapshot.degradations.map(\.kind) == [.unknownFlag, .badValue])
        #expect(snapshot.degradations.map(\.fallback) == [.rest, .lastGood])

        let next = try Make.snapshot(bad, lastGood: snapshot)
        #expect(Make.value(next, "size", 4) == "3", "the last good value outlives two bad ones")
        let cold = try Make.snapshot(bad)
        #expect(Make.value(cold, "size", 4) == "7")
        #expect(cold.degradations.last?.fallback == .manifest)

        var killed = bad
        killed.features.append(Make.override("x", "size", "v4", .kill))
        let both = try Make.snapshot(killed, lastGood: good)
        #expect(Make.value(both, "size", 4) == "2")
        #expect(Make.value(both, "size", 3) == "3")
    }

    @Test("a bad override that cannot even be read is isolated like one that does not fit")
    func unreadable() throws {
        let text = #"""
            { "schemaVersion": 1, "service": "test-service", "segments": { "bad": [{ "attribute": "email", "op": "??", "values": [] }] }, "overrides": [
              { "id": "a", "flag": "size", "versions": "*", "action": "set", "value": null, "reason": "because" },
              { "id": "b", "flag": "beta", "versions": "*", "action": "rules", "reason": "because",
                "rules": [{ "when": [{ "attribute": "segment", "op": "segment", "values": ["bad"] }], "serve": { "value": true } }] },
              { "id": "c", "flag": "writes", "versions": "*", "action": "kill", "reason": "because" } ] }
            """#
        let snapshot = try OverlaySnapshot(
            manifest: Make.manifest, catalogue: Make.manifest.catalogue, stored: StoredOverrides(reading: Array(text.utf8)), at: Make.now)
        #expect(Make.value(snapshot, "size", 3) == "7")
        #expect(Make.value(snapshot, "beta", 3) == "false")
        #expect(Make.value(snapshot, "writes", 3) == "false")
        #expect(Set(snapshot.degradations.compactMap(\.flag)) == ["size", "beta"])
    }

    @Test("stages are overridden until the manifest cannot have them")
    func lifecycle() throws {
        let promotion = try OverrideChange(.lifecycle(.promote(APIVersion(number: 5))), provenance: Make.provenance)
            .proposal(for: Make.document(), manifest: Make.manifest, at: Make.now).overrides
        let snapshot = try Make.snapshot(promotion)
        #expect(snapshot.manifest.versions.map(\.status) == [.retired, .deprecated, .supported, .supported, .current])
        #expect(snapshot.degradations == [])

        var broken = promotion
        broken.lifecycle.removeAll { $0.version.number == 4 }
        let partly = try Make.snapshot(broken)
        #expect(partly.manifest.versions.map(\.status) == Make.manifest.versions.map(\.status))
        #expect(partly.degradations.map(\.kind) == [.badLifecycle])
    }

    @Test("overrides of another service change nothing")
    func anotherService() throws {
        var document = Make.document(Make.override("a", "size", "*", .set(1)))
        document.service = "another"
        let snapshot = try Make.snapshot(document)
        #expect(Make.value(snapshot, "size", 4) == "7")
        #expect(snapshot.degradations.map(\.kind) == [.wrongService])
    }

    @Test("an explanation names every override and what became of it")
    func explanation() throws {
        let rules = [
            TargetingRule(name: "staff", when: [Condition("email", .endsWith, ["@example.test"])], outcome: .value(1)),
            TargetingRule(name: "half", outcome: .rollout(Rollout(weights: [.init(3, weight: 1), .init(4, weight: 1)]))),
        ]
        let snapshot = try Make.snapshot(
            Make.document(
                Make.override("k", "size", "v5", .kill), Make.override("a", "size", "v4", .rules(rules)),
                Make.override("b", "size", "*", .set(9)), Make.override("c", "size", "*", .set(8), from: "2027-01-01T00:00:00Z")))
        // The last two overlap, so that none of them would be in force.
        #expect(snapshot.degradations.count == 1)
        let sound = try Make.snapshot(
            Make.document(
                Make.override("k", "size", "v5", .kill), Make.override("a", "size", "v4", .rules(rules)),
                Make.override("b", "size", "*", .set(9), to: "2027-01-01T00:00:00Z"),
                Make.override("c", "size", "*", .set(8), from: "2027-01-01T00:00:00Z")))
        let explanation = try #require(sound.explain("size", in: APIVersion(number: 4), for: EvaluationContext(targetingKey: "user-0")))
        let bucket = Int(Murmur3.hash("sizeuser-0") >> 31)
        #expect(
            explanation.description == """
                `size` in v4: \(bucket == 0 ? 3 : 4) (SPLIT)
                  versions.json says 7
                  kill `k` (a reason for tests): about other versions
                  rules `a` (a reason for tests): rule 2 "half" matched, bucket \(bucket) of 2 by targetingKey
                  set `b` (a reason for tests): not asked, a stronger one decided
                  set `c` (a reason for tests): starts 2027-01-01T00:00:00Z
                """)
        let reasons = [1, 4, 5].map { sound.explain("size", in: APIVersion(number: $0))?.reason }
        #expect(reasons == [.static, .static, .disabled])
        #expect(sound.explain("nothing", in: APIVersion(number: 4)) == nil)
        #expect(sound.explain("size", in: APIVersion(number: 9)) == nil)
    }
}
