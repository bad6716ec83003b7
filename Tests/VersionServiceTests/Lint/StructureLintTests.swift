import Testing

@testable import VersionService

/// V000 and V001: the file is JSON, names are unique, and everything has its place.
@Suite struct StructureLintTests {
    @Test("a manifest without mistakes has no findings")
    func cleanManifest() {
        let (manifest, findings) = ManifestLinter.lint(Array(ManifestText.make().utf8), file: "test.json", at: ManifestText.today)
        #expect(findings.isEmpty)
        #expect(manifest?.service == "test-service")
    }

    @Test("repeated names", arguments: duplicates)
    func duplicateNames(example: LintCase) throws {
        try example.verify()
    }

    @Test("the manifest itself", arguments: roots)
    func rootStructure(example: LintCase) throws {
        try example.verify()
    }

    @Test("features", arguments: features)
    func featureStructure(example: LintCase) throws {
        try example.verify()
    }

    @Test("versions", arguments: versions)
    func versionStructure(example: LintCase) throws {
        try example.verify()
    }

    private static let duplicates = [
        LintCase(
            "feature", .duplicateName, at: "/flags/plain",
            ManifestText.make(flags: ManifestText.plainFeature + ",\n▶" + ManifestText.plainFeature)
        ),
        LintCase(
            "member of a version", .duplicateName, at: "/versions/0/status",
            version(#""id": "v1", "status": "beta", ▶"status": "current", "releasedAt": "2026-01-01""#)
        ),
    ]

    private static let roots = [
        LintCase("no JSON", .structure, at: "", "{ ▶oops }"),
        LintCase("empty file", .structure, at: "", "▶"),
        LintCase("array", .structure, at: "", "▶[]"),
        LintCase(
            "missing member", .structure, at: "",
            #"▶{ "schemaVersion": 1, "service": "test-service", "flags": { "# + ManifestText.plainFeature + " } }"
        ),
        LintCase("unknown member", .structure, at: "/verions", ManifestText.make(more: ",\n▶\"verions\": []")),
        LintCase(
            "schema version", .structure, at: "/schemaVersion",
            ManifestText.make().replacing(#""schemaVersion": 1"#, with: #""schemaVersion": ▶2"#)
        ),
        LintCase(
            "service name", .structure, at: "/service", ManifestText.make().replacing(#""test-service""#, with: #"▶"Test Service""#)
        ),
        LintCase("no features", .structure, at: "/flags", ManifestText.make(flags: "").replacing(#""flags": {"#, with: #""flags": ▶{"#)),
        LintCase("no versions", .structure, at: "/versions", ManifestText.make(versions: "").replacing("\": [", with: "\": ▶[")),
        LintCase("policy", .structure, at: "/policy/maxBetaVersions", ManifestText.make(more: #", "policy": { "maxBetaVersions": ▶-1 }"#)),
        LintCase("client name", .structure, at: "/clients/Sonos", ManifestText.make(more: #", "clients": { ▶"Sonos": "v2" }"#)),
        LintCase("client version", .structure, at: "/clients/sonos", ManifestText.make(more: #", "clients": { "sonos": ▶"2" }"#)),
        LintCase("schema reference", .structure, at: "/$schema", ManifestText.make(more: #", "$schema": ▶1"#)),
    ]

    private static let features = [
        LintCase("name", .structure, at: "/flags/Plain", ManifestText.make(flags: "▶" + ManifestText.feature("Plain", boolean))),
        LintCase("not an object", .structure, at: "/flags/plain", ManifestText.make(flags: #""plain": ▶true"#)),
        LintCase(
            "missing owner", .structure, at: "/flags/plain",
            ManifestText.make(flags: #""plain": ▶{ \#(boolean), "description": "A feature for tests." }"#)
        ),
        feature("unknown member", "/defualt", #""type": "boolean", "default": true, "kind": "ops", ▶"defualt": false"#),
        feature("unknown type", "/type", #""type": ▶"number", "default": 1, "kind": "ops""#),
        feature("unknown kind", "/kind", #""type": "boolean", "default": true, "kind": ▶"opps""#),
        feature("default of another type", "/default", #""type": "boolean", "default": ▶1, "kind": "ops""#),
        feature("true is no integer", "/default", #""type": "integer", "default": ▶true, "kind": "ops""#),
        feature("fraction", "/default", #""type": "integer", "default": ▶1.5, "kind": "ops""#),
        feature("null", "/off", #""type": "boolean", "default": true, "off": ▶null, "kind": "ops""#),
        feature("string without list", "", #""type": "string", "default": "a", "kind": "ops""#, markObject: true),
        feature("empty list", "/values", #""type": "string", "default": "a", "values": ▶[], "kind": "ops""#),
        feature("repeated value", "/values/1", #""type": "string", "default": "a", "values": ["a", ▶"a"], "kind": "ops""#),
        feature("value that is no word", "/values/0", #""type": "string", "default": "a b", "values": [▶"a b"], "kind": "ops""#),
        feature("list of a boolean", "/values", #""type": "boolean", "default": true, ▶"values": ["a"], "kind": "ops""#),
        feature("bounds of a string", "/minimum", #""type": "string", "default": "a", "values": ["a"], ▶"minimum": 1, "kind": "ops""#),
        feature("fractional bound", "/maximum", #""type": "integer", "default": 1, "maximum": ▶1.5, "kind": "ops""#),
        feature("release without end", "", #""type": "boolean", "default": true, "kind": "release""#, markObject: true),
        feature(
            "permanent experiment", "/permanent",
            #""type": "boolean", "default": true, "kind": "experiment", "expires": "2027-01-01", "permanent": ▶true"#
        ),
        feature("end that is no day", "/expires", #"\#(boolean.replacing("ops", with: "release")), "expires": ▶"2027-02-30""#),
        feature("kill switch without off", "", #""type": "boolean", "default": true, "kind": "killSwitch""#, markObject: true),
        feature("kill switch of integers", "/type", #""type": ▶"integer", "default": 1, "off": 0, "kind": "killSwitch""#),
        feature(
            "frozen kill switch", "/runtime", #"\#(boolean.replacing("ops", with: "killSwitch")), "off": false, "runtime": ▶"frozen""#
        ),
        feature("lifecycle without derivation", "", #""type": "boolean", "default": false, "kind": "lifecycle""#, markObject: true),
        feature("derivation without lifecycle", "/derived", #"\#(boolean), ▶"derived": "version.isDeprecated""#),
        feature("prerequisite without value", "/requires/0", #"\#(boolean), "requires": [▶{ "flag": "plain" }]"#),
        feature("link", "/links/0", #"\#(boolean), "links": [▶"ftp://example.test"]"#),
        LintCase(
            "short description", .structure, at: "/flags/plain/description",
            ManifestText.make(flags: #""plain": { \#(boolean), "owner": "team", "description": ▶"Too short" }"#)
        ),
    ]

    private static let versions = [
        LintCase("id", .structure, at: "/versions/0/id", version(#""id": ▶"v01", "status": "current", "releasedAt": "2026-01-01""#)),
        LintCase("status", .structure, at: "/versions/0/status", version(#""id": "v1", "status": ▶"live", "releasedAt": "2026-01-01""#)),
        LintCase(
            "day", .structure, at: "/versions/0/releasedAt", version(#""id": "v1", "status": "current", "releasedAt": ▶"2026-1-1""#)
        ),
        versionWith("unknown member", "/sets", #"▶"sets": {}"#),
        versionWith("set to null", "/set/plain", #""set": { "plain": ▶null }"#),
        versionWith("unset twice", "/unset/1", #""unset": ["plain", ▶"plain"]"#),
        versionWith("date of a current version", "/deprecatedAt", #"▶"deprecatedAt": "2026-02-01T00:00:00Z""#),
        versionWith("change without summary", "/changes/0", #""changes": [▶{ "type": "added" }]"#, changes: false),
        versionWith("kind of change", "/changes/0/type", #""changes": [{ "type": ▶"new", "summary": "Something new." }]"#, changes: false),
        versionWith("notice without message", "/notice", #""notice": ▶{ "title": "Update" }"#),
        versionWith("empty title", "/notice/title", #""notice": { "title": ▶"", "message": "Please update." }"#),
        versionWith("platform", "/minAppVersion/windows", #""minAppVersion": { ▶"windows": "1.0" }"#),
        versionWith("app release", "/minAppVersion/ios", #""minAppVersion": { "ios": ▶"1" }"#),
        versionWith("capability", "/capability/core", #""capability": { "core": ▶"1.0" }"#),
        LintCase(
            "deprecated without successor", .structure, at: "/versions/0",
            version(#""id": "v1", "status": "deprecated", "releasedAt": "2025-01-01", "deprecatedAt": "2026-02-01T00:00:00Z""#, mark: true)
        ),
        LintCase(
            "sunset without deprecation", .structure, at: "/versions/0",
            version(#""id": "v1", "status": "supported", "releasedAt": "2025-01-01", "sunsetAt": "2026-02-01T00:00:00Z""#, mark: true)
        ),
        LintCase(
            "local time", .structure, at: "/versions/0/deprecatedAt",
            version(#""id": "v1", "status": "supported", "releasedAt": "2025-01-01", "deprecatedAt": ▶"2026-02-01T00:00:00+01:00""#)
        ),
    ]

    private static let boolean = #""type": "boolean", "default": false, "kind": "ops""#

    private static func feature(_ name: String, _ pointer: String, _ members: String, markObject: Bool = false) -> LintCase {
        let text = ManifestText.feature("plain", members)
        let marked = markObject ? text.replacing(#""plain": {"#, with: #""plain": ▶{"#) : text
        return LintCase(name, .structure, at: "/flags/plain\(pointer)", ManifestText.make(flags: marked))
    }

    private static func version(_ members: String, mark: Bool = false) -> String {
        ManifestText.make(versions: "\(mark ? "▶" : ""){ \(members), \(ManifestText.changes) }")
    }

    private static func versionWith(_ name: String, _ pointer: String, _ members: String, changes: Bool = true) -> LintCase {
        let head = #""id": "v1", "status": "current", "releasedAt": "2026-01-01""#
        let tail = changes ? ", \(ManifestText.changes)" : ""
        return LintCase(name, .structure, at: "/versions/0\(pointer)", ManifestText.make(versions: "{ \(head), \(members)\(tail) }"))
    }
}
