import TestSupport
import Testing

@testable import VersionService

private typealias Make = TestOverrides

@Suite struct OverriddenTableTests {
    private let clock = AtomicSnapshot(TestOverrides.now)
    private let service: ApiVersionService<String>
    private let v4 = APIVersion(number: 4)

    init() throws {
        service = try ApiVersionService(
            manifest: Make.manifest, catalogue: Make.manifest.catalogue, clock: { [clock] in clock.current },
            makeResponder: { version, features in "\(version.id) \(features.value(named: "size") ?? 0)" })
    }

    @Test("overrides replace the table as a whole, and a new manifest keeps them")
    func apply() throws {
        let old = service.table
        try service.apply(StoredOverrides(Make.document(Make.override("a", "size", "*", .set(1)))), revision: 1)
        #expect(service.table[v4]?.responder == "v4 1")
        #expect(service.table.revision == 1)
        #expect(old[v4]?.responder == "v4 7")
        try service.apply(Make.manifest)
        #expect(service.table[v4]?.responder == "v4 1")
        #expect(service.table.generation == 2)
        try service.apply(nil, revision: nil)
        #expect(service.table[v4]?.responder == "v4 7")
    }

    @Test("old news changes nothing, unless it is meant")
    func order() throws {
        let documents = (1...3).map { Make.document(Make.override("a", "size", "*", .set(.integer($0)))) }
        try service.apply(StoredOverrides(documents[2]), revision: 3)
        try service.apply(StoredOverrides(documents[1]), revision: 2)
        #expect(service.table[v4]?.responder == "v4 3")
        #expect(service.table.generation == 1)
        try service.apply(StoredOverrides(documents[1]), revision: 2, acceptsOlder: true)
        #expect(service.table[v4]?.responder == "v4 2")
    }

    @Test("a context is made only where a rule asks for it")
    func contexts() throws {
        let entry = try #require(service.table[v4])
        #expect(entry.plan == nil)
        var asked = 0
        func context() -> EvaluationContext {
            asked += 1
            return EvaluationContext(platform: "ios")
        }
        #expect(entry.features(for: context()).value(named: "size") == 7)
        #expect(asked == 0)
        let rules = [TargetingRule(when: [Condition("platform", .in, ["ios"])], outcome: .value(2))]
        try service.apply(StoredOverrides(Make.document(Make.override("a", "size", "v4", .rules(rules)))), revision: 1)
        let dynamic = try #require(service.table[v4])
        #expect(dynamic.features(for: context()).value(named: "size") == 2)
        #expect(asked == 1)
        #expect(dynamic.features.value(named: "size") == 7)
    }

    @Test("a schedule and a deprecation come into force with the refresh at their instant")
    func transitions() throws {
        let deprecation = OverrideChange(
            .lifecycle(
                .deprecate(
                    APIVersion(number: 3), at: Timestamp("2026-11-01T00:00:00Z")!, sunset: Timestamp("2027-11-01T00:00:00Z")!,
                    successor: v4, notice: VersionNotice(title: "Update", message: "Please."))), provenance: Make.provenance)
        let document = try deprecation.proposal(
            for: Make.document(Make.override("a", "size", "*", .kill, from: "2026-10-01T00:00:00Z")), manifest: Make.manifest, at: Make.now
        ).overrides
        try service.apply(StoredOverrides(document), revision: 1)
        let entry = { try #require(service.table[APIVersion(number: 3)]) }
        #expect(service.nextTransition?.iso8601 == "2026-10-01T00:00:00Z")
        #expect(try entry().responder == "v3 7")
        #expect(try entry().lifecycle.deprecationField == "@1793491200")
        clock.replace(with: try #require(service.nextTransition))
        try service.refresh()
        #expect(try entry().responder == "v3 2")
        #expect(service.nextTransition?.iso8601 == "2026-11-01T00:00:00Z")
        #expect(try entry().features.value(named: "deprecated") == false)
        clock.replace(with: try #require(service.nextTransition))
        try service.refresh()
        #expect(try entry().status == .deprecated)
        #expect(try entry().features.value(named: "deprecated") == true)
        #expect(try entry().lifecycle.notice?.title == "Update")
        #expect(service.nextTransition == nil)
    }
}
