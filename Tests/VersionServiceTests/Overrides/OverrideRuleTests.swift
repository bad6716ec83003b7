import TestSupport
import Testing

@testable import VersionService

/// Every rule from O002 on, once broken and once kept.
@Suite struct OverrideRuleTests {
    /// A document, and what is to be found in it.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let code: OverrideFindingCode
        let pointer: String
        let bad: Overrides
        let good: Overrides
        var level: FindingLevel?

        var testDescription: String { "\(code.rawValue) \(name)" }
    }

    @Test("a broken rule is found at its place, and only there", arguments: cases)
    func bad(_ example: Case) throws {
        let level = example.level ?? example.code.level
        let findings = OverrideValidator.findings(in: example.bad, against: TestOverrides.manifest, at: TestOverrides.now)
        let listing = findings.map(\.description).joined(separator: "\n")
        let relevant = findings.filter { $0.level >= level }
        #expect(relevant.count == 1, "\(listing)")
        let finding = try #require(relevant.first)
        #expect(finding.code == example.code, "\(listing)")
        #expect(finding.level == level, "\(listing)")
        #expect(finding.pointer.description == example.pointer, "\(listing)")
        #expect(finding.message.count > 20)
    }

    @Test("a rule that is kept is not found", arguments: cases)
    func good(_ example: Case) {
        let findings = OverrideValidator.findings(in: example.good, against: TestOverrides.manifest, at: TestOverrides.now)
        #expect(findings.filter { $0.code == example.code || $0.level == .error }.map(\.description) == [])
    }

    @Test("every rule has a case, but for the structure", arguments: OverrideFindingCode.allCases)
    func completeness(code: OverrideFindingCode) {
        #expect(code == .duplicateName || code == .structure || Self.cases.contains { $0.code == code }, "\(code.rawValue)")
    }

    @Test("codes count up without gaps")
    func codes() {
        #expect(OverrideFindingCode.allCases.map(\.rawValue) == (0...23).map { "O0\($0 < 10 ? "0" : "")\($0)" })
    }

    @Test("what was wrong before is a warning after a change of something else, and a kill lands")
    func inherited() throws {
        let broken = TestOverrides.document(TestOverrides.override("a", "size", "*", .set(99)))
        let change = OverrideChange(.kill("writes", versions: .all, schedule: Schedule()), provenance: TestOverrides.provenance)
        let proposal = try change.proposal(for: broken, manifest: TestOverrides.manifest, at: TestOverrides.now)
        #expect(proposal.findings.map(\.level) == [.warning])
        #expect(proposal.overrides.features.count == 2)
    }

    @Test("the linter says where in the file something is wrong")
    func positions() {
        let marked = MarkedText(
            """
            { "schemaVersion": 1, "service": "test-service", "overrides": [
              { "flag": ▶"sise", "versions": "*", "action": "kill", "reason": "a reason" } ] }
            """)
        let (overrides, findings) = OverrideLinter.lint(marked.bytes, against: TestOverrides.manifest, at: TestOverrides.now)
        #expect(overrides == nil)
        #expect(findings.map(\.position) == [marked.position])
        #expect(findings.first?.message == "there is no feature `sise`; did you mean `size`?")
    }
}
