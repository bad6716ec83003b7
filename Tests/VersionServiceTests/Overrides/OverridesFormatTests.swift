import TestSupport
import Testing

@testable import VersionService

@Suite struct OverridesFormatTests {
    @Test("what is written is read again, and written the same", arguments: 0..<8)
    func roundTrip(seed: UInt64) throws {
        var random = RandomOverrides(SplitMix(state: seed))
        for _ in 0..<60 {
            let document = random.document()
            let bytes = document.canonicalBytes
            let text = String(decoding: bytes, as: UTF8.self)
            let parsed = try Overrides(parsing: bytes)
            #expect(parsed == document, "\(text)")
            #expect(parsed.canonicalBytes == bytes, "\(text)")
            #expect(try Overrides(parsing: Array(document.json.indentedText.utf8)) == document, "\(text)")
        }
    }

    @Test("the bytes are these")
    func bytes() {
        var document = TestOverrides.document(
            TestOverrides.override("a", "writes", "v3..", .kill, to: "2026-10-01T02:00:00Z"),
            TestOverrides.override(
                "b", "beta", "v5",
                .rules([
                    TargetingRule(name: "staff", when: [Condition("segment", .segment, ["staff"])], outcome: .value(true)),
                    TargetingRule(outcome: .rollout(.percentage(10_000, of: true, otherwise: false, seed: "s"))),
                ])),
            segments: ["staff": [Condition("email", .endsWith, ["@example.test"], isNegated: true)]])
        document.features[1].provenance.createdAt = TestOverrides.now
        let expected = #"""
            {"schemaVersion":1,"service":"test-service","segments":{"staff":[{"attribute":"email","op":"endsWith","values":["@example.test"],"negate":true}]},"overrides":[{"id":"a","flag":"writes","versions":{"from":"v3"},"action":"kill","endsAt":"2026-10-01T02:00:00Z","reason":"a reason for tests","createdBy":"ops"},{"id":"b","flag":"beta","versions":["v5"],"action":"rules","rules":[{"name":"staff","when":[{"attribute":"segment","op":"segment","values":["staff"]}],"serve":{"value":true}},{"serve":{"rollout":{"seed":"s","weights":[{"value":true,"weight":10000},{"value":false,"weight":90000}]}}}],"reason":"a reason for tests","createdBy":"ops","createdAt":"2026-09-20T12:00:00Z"}]}
            """#
        #expect(String(decoding: document.canonicalBytes, as: UTF8.self) == expected)
    }

    @Test("the example in ../shared/flags is read", .enabled(if: SharedVectors.areExpected, "\(SharedVectors.advice)"))
    func sharedExample() throws {
        let document = try Overrides(parsing: SharedVectors.bytes(of: "overrides.example.json"))
        #expect(document.features.map(\.id) == ["ovr_01", "ovr_02", "ovr_03"])
        #expect(document.features.map(\.versions.description) == ["*", "v12..", "v4"])
        #expect(document.revision == 418)
        #expect(document.features.map(\.precedence) == [.kill, .namedVersions, .namedVersions])
        #expect(try Overrides(parsing: document.canonicalBytes) == document)
    }

    @Test("everything that has the wrong structure is reported, each at its place", arguments: mistakes)
    func structure(_ mistake: (override: String, pointers: [String])) throws {
        let text = #"{ "schemaVersion": 1, "service": "test-service", "overrides": [\#(mistake.override)] }"#
        let error = try #require(throws: OverridesError.self) { try Overrides(parsing: Array(text.utf8)) }
        #expect(error.findings.map(\.pointer.description) == mistake.pointers, "\(error)")
        #expect(error.findings.allSatisfy { $0.code == .structure && $0.position != nil })
    }

    static let mistakes: [(override: String, pointers: [String])] = [
        (#"{ "flag": "size", "versions": "*", "action": "kill" }"#, ["/overrides/0"]),
        (#"{ "flag": "size", "versions": "*", "action": "kill", "reason": "no" }"#, ["/overrides/0/reason"]),
        (
            #"{ "flag": 1, "versions": "v1", "action": "stop", "reason": "because", "extra": 1 }"#,
            ["/overrides/0/flag", "/overrides/0/versions", "/overrides/0/action", "/overrides/0/extra"]
        ),
        (#"{ "flag": "size", "versions": "*", "action": "set", "reason": "because" }"#, ["/overrides/0"]),
        (
            #"{ "flag": "size", "versions": [], "action": "set", "value": 1.5, "reason": "because" }"#,
            ["/overrides/0/versions", "/overrides/0/value"]
        ),
        (
            #"{ "flag": "size", "versions": ["v1", "v1"], "action": "kill", "value": 1, "reason": "because" }"#,
            ["/overrides/0/versions/1", "/overrides/0/value"]
        ),
        (
            #"{ "flag": "size", "versions": {}, "action": "rules", "rules": [], "reason": "because" }"#,
            ["/overrides/0/versions", "/overrides/0/rules"]
        ),
        (
            #"{ "flag": "size", "versions": "*", "action": "kill", "reason": "because", "endsAt": "2026-01-01T00:00:00+02:00" }"#,
            ["/overrides/0/endsAt"]
        ),
        (
            #"{ "flag": "size", "versions": "*", "action": "rules", "reason": "because", "rules": [{ "when": [{ "attribute": "a b", "op": "like", "values": [null, 1e999] }], "serve": { "value": 1, "rollout": {} } }] }"#,
            [
                "/overrides/0/rules/0/when/0/attribute", "/overrides/0/rules/0/when/0/op", "/overrides/0/rules/0/when/0/values/0",
                "/overrides/0/rules/0/when/0/values/1", "/overrides/0/rules/0/serve",
            ]
        ),
        (
            #"{ "flag": "size", "versions": "*", "action": "rules", "reason": "because", "rules": [{ "serve": { "rollout": { "weights": [{ "value": 1, "weight": -1 }] } } }] }"#,
            ["/overrides/0/rules/0/serve/rollout/weights/0/weight"]
        ),
    ]

    @Test("names that are there twice are refused")
    func duplicates() throws {
        let text = #"{ "schemaVersion": 1, "service": "test-service", "overrides": [], "overrides": [] }"#
        let error = try #require(throws: OverridesError.self) { try Overrides(parsing: Array(text.utf8)) }
        #expect(error.findings.map(\.code) == [.duplicateName])
    }

    @Test("a stored override that cannot be read is left out, and the others are there")
    func isolation() throws {
        let text = #"""
            { "schemaVersion": 1, "service": "test-service", "overrides": [
              { "id": "a", "flag": "size", "versions": "*", "action": "wiggle", "reason": "because" },
              { "id": "b", "flag": "writes", "versions": "*", "action": "kill", "reason": "because" } ] }
            """#
        let stored = try StoredOverrides(reading: Array(text.utf8))
        #expect(stored.overrides.features.map(\.id) == ["b"])
        #expect(stored.damage.map(\.subject) == [.feature("size")])
        #expect(stored.damage.map(\.pointer.description) == ["/overrides/0"])
    }

    @Test("documents beyond the limits are refused")
    func limits() throws {
        let many = Overrides(
            service: "test-service", features: (0...1000).map { TestOverrides.override("o\($0)", "size", "*", .kill) })
        let error = try #require(throws: OverridesError.self) { try Overrides(parsing: many.canonicalBytes) }
        #expect(error.findings.map(\.pointer.description) == ["/overrides"])
        let long = Array(String(repeating: " ", count: 1 << 20).utf8) + TestOverrides.document().canonicalBytes
        #expect(throws: OverridesError.self) { try StoredOverrides(reading: long) }
    }

    @Test(
        "bytes that are no document are refused", arguments: ["", "[]", "{", #"{ "schemaVersion": 2, "service": "x1", "overrides": [] }"#])
    func garbage(text: String) {
        #expect(throws: OverridesError.self) { try StoredOverrides(reading: Array(text.utf8)) }
    }

    @Test("overrides without a name get one that is free, where they are")
    func names() throws {
        let kill = #""versions": "*", "action": "kill", "reason": "because""#
        let text =
            #"{ "schemaVersion": 1, "service": "test-service", "overrides": [{ "flag": "a", \#(kill) }, { "id": "ovr_3", "flag": "b", \#(kill) }] }"#
        let document = try Overrides(parsing: Array(text.utf8))
        #expect(document.features.map(\.flag) == ["a", "b"])
        #expect(document.features.map(\.id) == ["ovr_4", "ovr_3"])
    }

    @Test("version selectors are read as they are written", arguments: ["*", "v3", "v3,v12", "v3..v8", "v3..", "..v8"])
    func selectors(text: String) {
        #expect(VersionSelector(text)?.description == text)
    }

    @Test("other version selectors are refused", arguments: ["", "3", "v3,", "v3,v3", "..", "v3...v4", "v3..x", "v03", "* "])
    func badSelectors(text: String) {
        #expect(VersionSelector(text) == nil)
    }
}
