import TestSupport
import Testing

@testable import VersionService

private typealias Make = TestOverrides

@Suite struct OverrideChangeTests {
    private func propose(_ operation: OverrideChange.Operation, to document: Overrides = Make.document()) throws -> OverrideProposal {
        try OverrideChange(operation, provenance: Make.provenance).proposal(for: document, manifest: Make.manifest, at: Make.now)
    }

    private func listing(_ document: Overrides) -> [String] {
        document.features.map { "\($0.id) \($0.flag) \($0.versions) \($0.action.name) \($0.schedule)" }
    }

    @Test("a kill is added, a wider one takes the place of narrower ones, and unkill takes versions out")
    func kills() throws {
        var document = try propose(.kill("size", versions: .list([APIVersion(number: 3)]), schedule: Schedule())).overrides
        #expect(listing(document) == ["ovr_1 size v3 kill always"])
        #expect(document.features[0].provenance.createdAt == Make.now)
        document = try propose(.kill("size", versions: .all, schedule: Schedule()), to: document).overrides
        #expect(listing(document) == ["ovr_2 size * kill always"])
        document = try propose(.kill("size", versions: .list([APIVersion(number: 4)]), schedule: Schedule()), to: document).overrides
        #expect(document.features.map(\.versions.description) == ["*", "v4"])
        document = try propose(.unkill("size", versions: VersionSelector("v4..")!), to: document).overrides
        #expect(document.features.map(\.versions.description) == ["v1,v2,v3"])
        document = try propose(.unkill("size", versions: .all), to: document).overrides
        #expect(document.features.isEmpty)
    }

    @Test("a value without a schedule takes the place of those of its rank; one with a schedule that overlaps is refused")
    func values() throws {
        var document = Make.document(Make.override("a", "size", "*", .set(1)), Make.override("b", "size", "v3..v4", .set(2)))
        document = try propose(.set("size", 3, versions: .list([APIVersion(number: 4)]), schedule: Schedule()), to: document).overrides
        #expect(listing(document) == ["a size * set always", "b size v3 set always", "ovr_3 size v4 set always"])
        let soon = Schedule(startsAt: Make.now.adding(days: 1))
        let error = try #require(throws: OverrideChangeError.self) {
            try propose(.set("size", 4, versions: .list([APIVersion(number: 4)]), schedule: soon), to: document)
        }
        #expect(error.description.contains("O008"))
        document = try propose(.schedule(id: "ovr_3", Schedule(endsAt: Make.now.adding(days: 1))), to: document).overrides
        document = try propose(.set("size", 4, versions: .list([APIVersion(number: 4)]), schedule: soon), to: document).overrides
        #expect(document.features.count == 4)
        document = try propose(.unset("size", versions: .all), to: document).overrides
        #expect(document.features.isEmpty)
    }

    @Test("what cannot be done is refused by name, and nothing has happened", arguments: impossible)
    func refusals(_ example: (operation: OverrideChange.Operation, text: String)) throws {
        let document = Make.document(Make.override("a", "size", "*", .set(1)))
        let error = try #require(throws: OverrideChangeError.self) { try propose(example.operation, to: document) }
        #expect(error.description.contains(example.text), "\(error)")
    }

    static let impossible: [(operation: OverrideChange.Operation, text: String)] = [
        (.kill("sise", versions: .all, schedule: Schedule()), "there is no feature `sise`; did you mean `size`?"),
        (.set("size", 10, versions: .all, schedule: Schedule()), "`10` is not a value of `size`, which is integer from 1 to 9"),
        (.set("catalog", true, versions: .all, schedule: Schedule()), "O005"),
        (.set("deprecated", true, versions: .all, schedule: Schedule()), "O006"),
        (.set("extras", true, versions: .all, schedule: Schedule()), "O007"),
        (.kill("size", versions: .list([APIVersion(number: 9)]), schedule: Schedule()), "there is no version v9; there are v1 to v5"),
        (.schedule(id: "b", Schedule()), "there is no override `b`"), (.remove(id: "b"), "there is no override `b`"),
        (.removeSegment("staff"), "there is no segment `staff`"),
        (.lifecycle(.promote(APIVersion(number: 4))), "v4 is current and cannot become current; from there it can become supported"),
        (.lifecycle(.retire(APIVersion(number: 3))), "v3 is supported and cannot become retired"),
        (.lifecycle(.retire(APIVersion(number: 2))), "`retiredAt` is before `sunsetAt`"),
        (.lifecycle(.promote(APIVersion(number: 9))), "there is no version v9"),
        (.lifecycle(.postpone(APIVersion(number: 2), sunset: Make.now)), "cannot be brought forward"),
        (
            .lifecycle(
                .deprecate(
                    APIVersion(number: 3), at: Make.now, sunset: Make.now.adding(days: 30), successor: APIVersion(number: 4), notice: nil)),
            "30 days of notice"
        ),
        (.rollBack(to: Make.document(Make.override("a", "gone", "*", .kill)), flag: nil), "there is no feature `gone`"),
        (
            .replace(
                Make.document(
                    lifecycle: [
                        LifecycleOverride(
                            id: "l", version: APIVersion(number: 3), status: .retired, deprecatedAt: Timestamp("2025-01-01T00:00:00Z"),
                            sunsetAt: Timestamp("2026-01-01T00:00:00Z"), retiredAt: Timestamp("2026-02-01T00:00:00Z"),
                            successor: APIVersion(number: 4), provenance: Make.provenance)
                    ])), "v3 is supported and cannot become retired"
        ),
    ]

    @Test("a version goes through its life")
    func lifecycle() throws {
        let (v2, v3, v4) = (APIVersion(number: 2), APIVersion(number: 3), APIVersion(number: 4))
        var document = try propose(.lifecycle(.postpone(v2, sunset: Timestamp("2027-12-01T00:00:00Z")!))).overrides
        document = try propose(
            .lifecycle(.deprecate(v3, at: Make.now, sunset: Make.now.adding(days: 300), successor: v4, notice: nil)), to: document
        ).overrides
        #expect(Make.manifest.applying(document.lifecycle)[v3]?.status == .deprecated)
        document = try propose(.lifecycle(.undeprecate(v3)), to: document).overrides
        #expect(Make.manifest.applying(document.lifecycle)[v3]?.status(at: Make.now) == .supported)
        document = try propose(.tidy, to: document).overrides
        #expect(document.lifecycle.map(\.version) == [v2], "what the file says anyway is cleared away")
        let late = Timestamp("2027-12-02T00:00:00Z")!
        let retirement = OverrideChange(.lifecycle(.retire(v2)), provenance: Make.provenance)
        document = try retirement.proposal(for: document, manifest: Make.manifest, at: late).overrides
        #expect(Make.manifest.applying(document.lifecycle)[v2]?.retiredAt == late)
        #expect(try Overrides(parsing: document.canonicalBytes) == document)
    }

    @Test("a rollback brings back a document, or one feature of it")
    func rollback() throws {
        let old = Make.document(Make.override("a", "size", "*", .set(1)), Make.override("b", "mode", "*", .set("b")))
        let new = Make.document(Make.override("a", "writes", "*", .kill), Make.override("c", "mode", "*", .set("c")))
        #expect(try propose(.rollBack(to: old, flag: nil), to: new).overrides == old)
        let partly = try propose(.rollBack(to: old, flag: "size"), to: new).overrides
        #expect(listing(partly) == ["a writes * kill always", "c mode * set always", "ovr_3 size * set always"])
        #expect(OverrideChange(.rollBack(to: old, flag: nil), provenance: Make.provenance).revisionKind == .rollback)
    }

    @Test("a difference is told by feature and by run of versions")
    func diff() throws {
        let before = Make.document(Make.override("a", "size", "v4", .set(1)))
        let proposal = try propose(.kill("catalog", versions: .all, schedule: Schedule(endsAt: Make.now.adding(days: 1))), to: before)
        #expect(
            proposal.diff.description == """
                catalog  v2..v5  true -> false (kill until 2026-09-21T12:00:00Z)
                writes   v2..v5  true -> false
                """)
        let sized = try propose(.set("size", 3, versions: .all, schedule: Schedule()), to: before)
        #expect(
            sized.diff.description
                == """
                size  v2      5 -> 3 (set 3)
                size  v3      7 -> 3 (set 3)
                size  v4      1 (set 1) -> 1 (set 1; set 3)
                size  v5      7 -> 3 (set 3)
                """.replacing("  v2      ", with: "  v2  ").replacing("  v3      ", with: "  v3  ").replacing("  v4      ", with: "  v4  ")
                .replacing("  v5      ", with: "  v5  "))
        #expect(proposal.diff.conflicts(with: sized.diff).cells == [])
        let mode = try propose(.set("size", 2, versions: .list([APIVersion(number: 5)]), schedule: Schedule()), to: before)
        #expect(mode.diff.conflicts(with: sized.diff).cells == [OverrideDiff.Place(flag: "size", version: APIVersion(number: 5))])
        let promotion = try propose(.lifecycle(.promote(APIVersion(number: 5))))
        #expect(promotion.diff.stages.map(\.description) == ["v4  current -> supported", "v5  beta -> current"])
        #expect(promotion.diff.conflicts(with: promotion.diff).versions.map(\.number) == [4, 5])
        #expect(try propose(.tidy, to: before).diff.isEmpty)
    }

    @Test("a change of a segment is a change of the features that use it")
    func segments() throws {
        let rules = [TargetingRule(when: [Condition("segment", .segment, ["outer"])], outcome: .value(1))]
        let segments = ["outer": [Condition("segment", .segment, ["inner"])], "inner": [Condition("platform", .in, ["ios"])]]
        let before = Make.document(Make.override("a", "size", "v4", .rules(rules)), segments: segments)
        let proposal = try propose(.setSegment("inner", [Condition("platform", .in, ["web"])]), to: before)
        #expect(proposal.diff.cells.map(\.place) == [OverrideDiff.Place(flag: "size", version: APIVersion(number: 4))])
        let error = try #require(throws: OverrideChangeError.self) { try propose(.removeSegment("inner"), to: before) }
        #expect(error.description.contains("O012"))
    }
}
