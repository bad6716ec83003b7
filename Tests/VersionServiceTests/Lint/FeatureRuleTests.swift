import Testing

@testable import VersionService

/// V004 to V007 and V013 to V017: what features and versions say about features.
@Suite struct FeatureRuleTests {
    @Test("names", arguments: names)
    func featureNames(example: LintCase) throws {
        try example.verify()
    }

    @Test("values", arguments: values)
    func featureValues(example: LintCase) throws {
        try example.verify()
    }

    @Test("set and unset", arguments: effects)
    func effect(example: LintCase) throws {
        try example.verify()
    }

    @Test("prerequisites", arguments: prerequisites)
    func prerequisite(example: LintCase) throws {
        try example.verify()
    }

    @Test("changes", arguments: changelogs)
    func changelog(example: LintCase) throws {
        try example.verify()
    }

    @Test("features that have done their work", arguments: leftovers)
    func leftover(example: LintCase) throws {
        try example.verify()
    }

    @Test("a misspelt name is answered with the right one")
    func suggestion() {
        let text = ManifestText.make(versions: Self.versions(second: #", "set": { "plian": true }"#))
        let findings = ManifestLinter.lint(Array(text.utf8), file: "test.json", at: ManifestText.today).findings
        #expect(findings.map(\.message) == ["there is no feature `plian`; did you mean `plain`?"])
    }

    @Test("a feature that is on by default may lack its prerequisites")
    func quietPrerequisite() {
        let text = ManifestText.make(
            flags: """
                \(ManifestText.plainFeature),
                \(ManifestText.feature("writes", #""type": "boolean", "default": true, "off": false, "kind": "ops", \#(Self.requiresPlain)"#))
                """
        )
        #expect(ManifestLinter.lint(Array(text.utf8), file: "test.json", at: ManifestText.today).findings.isEmpty)
    }

    @Test("a temporary feature may stay until the end of its day", arguments: [("2026-11-21T23:59:59Z", 0), ("2026-11-22T00:00:00Z", 1)])
    func lastDay(moment: String, findings: Int) throws {
        let text = Self.flags(
            ManifestText.feature("trial", #""type": "boolean", "default": false, "kind": "experiment", "expires": "2026-11-21""#)
        )
        let today = try #require(Timestamp(moment))
        #expect(ManifestLinter.lint(Array(text.utf8), file: "test.json", at: today).findings.count == findings)
    }

    private static let names = [
        LintCase("set", .unknownFeature, at: "/versions/1/set/other", make(second: #", "set": { ▶"other": true }"#)),
        LintCase("unset", .unknownFeature, at: "/versions/1/unset/0", make(second: #", "unset": [▶"other"]"#)),
        LintCase(
            "changes", .unknownFeature, at: "/versions/1/changes/0/flags/1",
            make(second: "", changes: ManifestText.changes(naming: "plain", "other").replacing(#""other""#, with: #"▶"other""#))
        ),
        LintCase(
            "requires", .unknownFeature, at: "/flags/plain/requires/0/flag",
            flags(ManifestText.feature("plain", #"\#(boolean), "requires": [{ "flag": ▶"other", "equals": true }]"#))
        ),
        LintCase(
            "replacedBy", .unknownFeature, at: "/flags/plain/replacedBy",
            flags(ManifestText.feature("plain", #"\#(boolean), "replacedBy": ▶"other""#))
        ),
    ]

    private static let values = [
        LintCase("boolean set to 1", .value, at: "/versions/1/set/plain", make(second: #", "set": { "plain": ▶1 }"#)),
        LintCase("integer set to true", .value, at: "/versions/1/set/size", sized(second: #", "set": { "size": ▶true }"#)),
        LintCase("above the maximum", .value, at: "/versions/1/set/size", sized(second: #", "set": { "size": ▶10 }"#)),
        LintCase("below the minimum", .value, at: "/versions/1/set/size", sized(second: #", "set": { "size": ▶0 }"#)),
        LintCase("not on the list", .value, at: "/versions/1/set/color", sized(second: #", "set": { "color": ▶"blue" }"#)),
        LintCase(
            "default not on the list", .value, at: "/flags/color/default",
            flags(color.replacing(#""default": "red""#, with: #""default": ▶"blue""#))
        ),
        LintCase(
            "off out of bounds", .value, at: "/flags/size/off",
            flags(ManifestText.feature("size", #""type": "integer", "default": 1, "off": ▶0, "minimum": 1, "kind": "ops""#))
        ),
        LintCase(
            "bounds the wrong way round", .value, at: "/flags/size/minimum",
            flags(ManifestText.feature("size", #""type": "integer", "default": 5, "minimum": ▶9, "maximum": 5, "kind": "ops""#))
        ),
        LintCase(
            "prerequisite of another type", .value, at: "/flags/writes/requires/0/equals",
            flags(
                ManifestText.plainFeature,
                ManifestText.feature("writes", #"\#(boolean), "requires": [{ "flag": "plain", "equals": ▶"yes" }]"#)
            )
        ),
    ]

    private static let effects = [
        LintCase(
            "both", .setAndUnset, at: "/versions/1/unset/0", make(second: #", "set": { "plain": true }, "unset": [▶"plain"]"#)
        ),
        LintCase("set again", .noEffect, at: "/versions/1/set/plain", make(second: #", "set": { "plain": ▶false }"#)),
        LintCase("unset again", .noEffect, at: "/versions/1/unset/0", make(second: #", "unset": [▶"plain"]"#)),
        LintCase("derived set", .derivedFeature, at: "/versions/1/set/deprecated", derived(#", "set": { ▶"deprecated": true }"#)),
        LintCase("derived unset", .derivedFeature, at: "/versions/1/unset/0", derived(#", "unset": [▶"deprecated"]"#)),
    ]

    private static let prerequisites = [
        LintCase(
            "does not hold", .prerequisite, at: "/versions/1/set/writes",
            flags(
                ManifestText.plainFeature, ManifestText.feature("writes", "\(boolean), \(requiresPlain)"),
                second: #", "set": { "writes": ▶true }"#
            )
        ),
        LintCase(
            "does not hold any more", .prerequisite, at: "/versions/0/set/writes",
            flags(
                ManifestText.plainFeature, ManifestText.feature("writes", "\(boolean), \(requiresPlain)"),
                first: #", "set": { "plain": true, "writes": ▶true }"#,
                second: #", "unset": ["plain"]"#
            )
        ),
        LintCase(
            "two levels", .prerequisite, at: "/flags/third/requires/0/flag",
            flags(
                ManifestText.plainFeature, ManifestText.feature("writes", "\(boolean), \(requiresPlain)"),
                ManifestText.feature("third", #"\#(boolean), "requires": [{ "flag": ▶"writes", "equals": true }]"#)
            )
        ),
        LintCase(
            "itself", .prerequisite, at: "/flags/plain/requires/0/flag",
            flags(ManifestText.feature("plain", #"\#(boolean), "requires": [{ "flag": ▶"plain", "equals": true }]"#))
        ),
    ]

    private static let changelogs = [
        LintCase(
            "no changes", .changelog, at: "/versions/1",
            ManifestText.make(
                versions: """
                    { "id": "v1", "status": "supported", "releasedAt": "2025-01-01", \(ManifestText.changes) },
                    ▶{ "id": "v2", "status": "current", "releasedAt": "2026-01-01" }
                    """
            )
        ),
        LintCase(
            "set in silence", .changelog, at: "/versions/1/set/promise",
            flags(ManifestText.feature("promise", contract), second: #", "set": { "promise": ▶true }"#)
        ),
        LintCase(
            "unset in silence", .changelog, at: "/versions/1/unset/0",
            flags(
                ManifestText.feature("promise", contract),
                first: #", "set": { "promise": true }"#, second: #", "unset": [▶"promise"]"#,
                firstChanges: ManifestText.changes(naming: "promise")
            )
        ),
        LintCase(
            "changed by a prerequisite", .changelog, at: "/versions/1",
            flags(
                ManifestText.plainFeature,
                ManifestText.feature("promise", #"\#(contract.replacing("false", with: "true")), "off": false, \#(requiresPlain)"#),
                second: #", "set": { "plain": true }"#, markSecond: true
            )
        ),
    ]

    private static let leftovers = [
        LintCase(
            "constant", .constantFeature, at: "/flags/promise",
            flags("▶" + ManifestText.feature("promise", contract))
        ),
        LintCase(
            "expired", .expired, at: "/flags/trial/expires",
            flags(
                ManifestText.feature("trial", #""type": "boolean", "default": false, "kind": "experiment", "expires": ▶"2026-11-19""#)
            )
        ),
    ]

    private static let boolean = #""type": "boolean", "default": false, "kind": "ops""#
    private static let contract = #""type": "boolean", "default": false, "kind": "contract""#
    private static let requiresPlain = #""requires": [{ "flag": "plain", "equals": true }]"#
    private static let color = ManifestText.feature(
        "color", #""type": "string", "default": "red", "values": ["red", "green"], "kind": "ops""#
    )
    private static let size = ManifestText.feature(
        "size", #""type": "integer", "default": 5, "minimum": 1, "maximum": 9, "kind": "ops""#
    )

    private static func make(second: String, changes: String = ManifestText.changes) -> String {
        ManifestText.make(versions: versions(second: second, secondChanges: changes))
    }

    private static func sized(second: String) -> String {
        flags(size, color, second: second)
    }

    private static func derived(_ second: String) -> String {
        flags(ManifestText.feature("deprecated", TestFeatures.derivation), second: second)
    }

    private static func flags(
        _ flags: String...,
        first: String = "",
        second: String = "",
        firstChanges: String = ManifestText.changes,
        markSecond: Bool = false
    ) -> String {
        ManifestText.make(
            flags: flags.joined(separator: ",\n"),
            versions: versions(first: first, second: second, firstChanges: firstChanges, markSecond: markSecond)
        )
    }

    private static func versions(
        first: String = "",
        second: String,
        firstChanges: String = ManifestText.changes,
        secondChanges: String = ManifestText.changes,
        markSecond: Bool = false
    ) -> String {
        """
        { "id": "v1", "status": "supported", "releasedAt": "2025-01-01"\(first), \(firstChanges) },
        \(markSecond ? "▶" : ""){ "id": "v2", "status": "current", "releasedAt": "2026-01-01"\(second), \(secondChanges) }
        """
    }
}
