import TestSupport
import Testing

@testable import VersionService

/// `docs/versions.schema.json` and the linter's V001 accept and refuse the same documents.
@Suite(.enabled(if: JSONSchemaOracle.isAvailable, "needs Debian's python3-jsonschema: run `make setup`"))
struct SchemaAgreementTests {
    @Test("the committed manifest follows the schema")
    func committedManifest() async throws {
        let document = try JSONMutation(Repository.text(of: "versions.json"))
        #expect(try await disagreements(about: [document.original]) == [])
        #expect(isAccepted(document.original))
    }

    @Test("documents with one change are judged alike")
    func mutations() async throws {
        let documents = try JSONMutation(Self.example)
        #expect(isAccepted(documents.original))
        #expect(try await disagreements(about: documents.all).prefix(10) == [])
    }

    @Test("documents with a change of choice are judged alike")
    func replacements() async throws {
        let documents = try Self.replacements.map { original, replacement in
            let changed = Self.example.replacing(original, with: replacement, maxReplacements: 1)
            try #require(changed != Self.example, "\(original) is not in the example")
            return changed.replacing("\n", with: " ")
        }
        #expect(try await disagreements(about: documents) == [])
    }

    /// The documents that only one of the two accepts.
    private func disagreements(about documents: [String]) async throws -> [String] {
        let verdicts = try await JSONSchemaOracle.judge(documents, by: "docs/versions.schema.json")
        try #require(verdicts.count == documents.count)
        return zip(documents, verdicts).filter { isAccepted($0) != $1 }.map { "schema says \($1): \($0)" }
    }

    private func isAccepted(_ document: String) -> Bool {
        let findings = ManifestLinter.lint(Array(document.utf8), file: "test.json", at: ManifestText.today).findings
        return !findings.contains { $0.code == .structure }
    }
}

extension SchemaAgreementTests {
    /// Every member there is, and every kind, type and status.
    fileprivate static let example = """
        {
          "$schema": "./docs/versions.schema.json", "schemaVersion": 1, "service": "test-service",
          "policy": { "minSunsetNoticeDays": 30, "maxBetaVersions": 1, "flagLifetimeDays": 90 },
          "flags": {
            "plain": { "type": "boolean", "default": false, "kind": "contract", "owner": "team", "description": "A plain feature." },
            "size": { "type": "integer", "default": 5, "off": 2, "minimum": 1, "maximum": 9, "kind": "release", "runtime": "frozen",
              "exposure": "client", "expires": "2030-01-01", "replacedBy": "plain", "owner": "team", "permanent": false,
              "description": "A number.......", "requires": [{ "flag": "plain", "equals": true }], "links": ["https://a.test/b"] },
            "color": { "type": "string", "default": "red", "values": ["red", "blue"], "kind": "experiment", "expires": "2030-01-01",
              "owner": "team", "description": "A closed list." },
            "writes": { "type": "boolean", "default": true, "off": false, "kind": "killSwitch", "runtime": "full", "permanent": true,
              "owner": "team", "description": "A switch for emergencies." },
            "tuning": { "type": "integer", "default": 1, "kind": "ops", "owner": "team", "description": "A setting." },
            "gone": { "type": "boolean", "default": false, "kind": "lifecycle", "derived": "version.isDeprecated", "owner": "team",
              "description": "Derived from the status." }
          },
          "versions": [
            { "id": "v1", "status": "retired", "releasedAt": "2024-02-29", "deprecatedAt": "2025-02-01T00:00:00Z",
              "sunsetAt": "2025-06-01T23:59:59Z", "retiredAt": "2025-06-02T00:00:00Z", "successor": "v3" },
            { "id": "v2", "status": "deprecated", "releasedAt": "2025-01-01", "deprecatedAt": "2026-02-01T00:00:00Z",
              "sunsetAt": "2030-02-01T00:00:00Z", "successor": "v3", "inherits": "v1", "set": { "plain": true, "size": 3 },
              "unset": ["color"], "notice": { "title": "Update", "message": "Please update.", "url": "https://a.test" },
              "minAppVersion": { "ios": "6.1", "web": "6.0.2" }, "capability": { "core": "1.0.0" },
              "changes": [{ "type": "added", "summary": "Something new.", "flags": ["plain"], "breaking": true, "audience": "internal" }] },
            { "id": "v3", "status": "supported", "releasedAt": "2025-03-01", "deprecatedAt": "2027-02-01T00:00:00Z" },
            { "id": "v4", "status": "current", "releasedAt": "2025-04-01" },
            { "id": "v5", "status": "beta", "releasedAt": "2025-05-01" }
          ],
          "clients": { "radio": "v3" }
        }
        """

    /// What is replaced in the example, and by what.
    fileprivate static let replacements = alternatives.flatMap { original, replacements in replacements.map { (original, $0) } }

    private static let alternatives: [(String, [String])] = [
        (#""schemaVersion": 1"#, [#""schemaVersion": 1.0"#, #""schemaVersion": 1e0"#, #""schemaVersion": 2"#, #""schemaVersion": "1""#]),
        ("test-service", ["t", "te", "Test", "1test", "test_service", "test--", letters(63), letters(64)]),
        (#""default": 5"#, [#""default": 5.0"#, #""default": 5.5"#, #""default": 50e-1"#, #""default": -5"#, #""default": true"#]),
        (#""default": 5"#, [#""default": 9007199254740991"#, #""default": 9007199254740992"#, #""default": -9007199254740992"#]),
        (#""minimum": 1"#, [#""minimum": 1.0"#, #""minimum": 9007199254740993"#, #""minimum": -0"#]),
        (#""plain": {"#, [#""p": {"#, #""pl": {"#, #""Plain": {"#, #""pla_in": {"#, #""plaín": {"#]),
        (#""blue""#, [#""b""#, #""""#, #""Blue""#, #""light-blue""#, #""red""#, #""blue2""#]),
        // Lengths are counted in Unicode scalars: not in bytes, not in UTF-16, not in what people see as characters.
        ("A plain feature.", ["A plain f", "A plain fe", "ééééééééé", "éééééééééé", "𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞", "𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞"]),
        ("A plain feature.", [String(repeating: "e\u{301}", count: 5), letters(500), letters(501)]),
        (#""team""#, [#""t""#, #""Team""#, #""team 1""#, #""team-1""#, #""-team""#]),
        ("2030-01-01", ["2030-02-29", "2028-02-29", "2000-02-29", "2100-02-29", "2030-04-31", "2030-1-01", "0000-01-01", "2030-13-01"]),
        ("2024-02-29", ["2023-02-29", "2024-02-30", "2024-00-10", "2024-02-29T00:00:00Z", "20240229"]),
        (sunset, ["2025-06-01T24:00:00Z", "2025-06-01T23:59:60Z", "2025-06-01T23:59:59z", "2025-06-01T23:59:59+00:00"]),
        (sunset, ["2025-06-31T23:59:59Z", "2025-06-01T23:59:59.5Z", "2025-06-01 23:59:59Z", "2025-06-01"]),
        (#""id": "v5""#, [#""id": "v0""#, #""id": "v05""#, #""id": "5""#, #""id": "V5""#, #""id": "v9999""#, #""id": "v10000""#]),
        (#""ios": "6.1""#, [#""ios": "6""#, #""ios": "6.01""#, #""ios": "6.1.2.3""#, #""tvos": "6.1""#, #""iOS": "6.1""#]),
        (#""core": "1.0.0""#, [#""core": "1.0""#, #""core": "01.0.0""#, #""core": "1000000.0.0""#, #""Core": "1.0.0""#]),
        (#""core": "1.0.0""#, [#""c": "999999.0.0""#, #""core": "1.0.0-beta""#]),
        (link, ["http://a", "https://", "https:///b", "ftp://a.test", "https://a.test:80", "https://a.test:", "https://a.test:123456"]),
        (link, ["https://a.test?b", "https://a.test#b", "https://a.test/b c", "https://a.test/é", "https://u@a.test", "HTTPS://a.test"]),
        (#""title": "Update""#, [#""title": """#, #""title": "\#(letters(80))""#, #""title": "\#(letters(81))""#]),
        (#""kind": "ops""#, [#""kind": "contract""#, #""kind": "release""#, #""kind": "killSwitch""#]),
        (#""runtime": "full""#, [#""runtime": "killOnly""#, #""runtime": "frozen""#, #""runtime": "none""#]),
        (#""status": "beta""#, [#""status": "deprecated""#, #""status": "retired""#, #""status": "supported""#]),
        (#""status": "retired""#, [#""status": "deprecated""#, #""status": "supported""#, #""status": "Retired""#]),
        (#""maxBetaVersions": 1"#, [#""maxBetaVersions": 0"#, #""maxBetaVersions": -1"#, #""maxBetaVersions": 10000"#]),
        (#""flagLifetimeDays": 90"#, [#""flagLifetimeDays": 0"#, #""flagLifetimeDays": 36500"#, #""flagLifetimeDays": 36501"#]),
        (#"["plain"]"#, [#"["plain", "plain"]"#, #"["plain", "Plain"]"#, "[]"]),
        (prerequisite, ["\(prerequisite), \(prerequisite)", #"{ "flag": "plain" }"#, #"{ "flag": "Plain", "equals": true }"#]),
        (announcement, [#""sunsetAt": "2027-02-01T00:00:00Z""#, #""retiredAt": "2027-02-01T00:00:00Z""#]),
    ]

    private static let sunset = "2025-06-01T23:59:59Z"
    private static let link = "https://a.test/b"
    private static let prerequisite = #"{ "flag": "plain", "equals": true }"#
    private static let announcement = #""deprecatedAt": "2027-02-01T00:00:00Z""#

    private static func letters(_ count: Int) -> String {
        String(repeating: "x", count: count)
    }
}
