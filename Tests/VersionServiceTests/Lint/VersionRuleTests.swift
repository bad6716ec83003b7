import Testing

@testable import VersionService

/// V002, V003, V008 to V012, V018 and V019: which versions there are, and what their dates promise.
@Suite struct VersionRuleTests {
    @Test("ids and inheritance", arguments: order)
    func versionOrder(example: LintCase) throws {
        try example.verify()
    }

    @Test("stages", arguments: stages)
    func statuses(example: LintCase) throws {
        try example.verify()
    }

    @Test("dates", arguments: dates)
    func lifecycleDates(example: LintCase) throws {
        try example.verify()
    }

    @Test("successors", arguments: successors)
    func successor(example: LintCase) throws {
        try example.verify()
    }

    @Test("clients", arguments: clients)
    func client(example: LintCase) throws {
        try example.verify()
    }

    @Test("a deprecation may be announced ahead, and a policy may allow more beta versions")
    func allowed() {
        let text = manifest(
            version("v1", "supported", #", "deprecatedAt": "2027-01-01T00:00:00Z""#),
            version("v2", "current"),
            version("v3", "beta"),
            version("v4", "beta"),
            more: #", "policy": { "maxBetaVersions": 2 }"#
        )
        #expect(ManifestLinter.lint(Array(text.utf8), file: "test.json", at: ManifestText.today).findings.isEmpty)
    }

    @Test("the notice may be exactly as long as promised")
    func exactNotice() {
        let text = manifest(
            version("v1", "deprecated", deprecation(from: "2026-10-01", sunset: "2027-03-30").replacing("▶", with: "")),
            version("v2", "current")
        )
        #expect(ManifestLinter.lint(Array(text.utf8), file: "test.json", at: ManifestText.today).findings.isEmpty)
    }

    private static let order = [
        LintCase("same id", .versionOrder, at: "/versions/1/id", manifest(version("v1", "supported"), version("▶v1", "current"))),
        LintCase("older id", .versionOrder, at: "/versions/1/id", manifest(version("v2", "supported"), version("▶v1", "current"))),
        LintCase(
            "unknown parent", .inheritance, at: "/versions/1/inherits",
            manifest(version("v1", "supported"), version("v2", "current", #", "inherits": ▶"v9""#))
        ),
        LintCase(
            "younger parent", .inheritance, at: "/versions/0/inherits",
            manifest(version("v1", "supported", #", "inherits": ▶"v2""#), version("v2", "current"))
        ),
        LintCase(
            "its own parent", .inheritance, at: "/versions/1/inherits",
            manifest(version("v1", "supported"), version("v2", "current", #", "inherits": ▶"v2""#))
        ),
    ]

    private static let stages = [
        LintCase(
            "none current", .currentVersion, at: "/versions",
            manifest(version("v1", "supported"), version("v2", "beta")).replacing("\"versions\": [", with: "\"versions\": ▶[")
        ),
        LintCase("two current", .currentVersion, at: "/versions/1/status", manifest(version("v1", "current"), version("v2", "▶current"))),
        LintCase(
            "two beta", .betaVersions, at: "/versions/2/status",
            manifest(version("v1", "current"), version("v2", "beta"), version("v3", "▶beta"))
        ),
        LintCase(
            "older and livelier", .statusOrder, at: "/versions/1/status",
            manifest(version("v1", "supported"), version("v2", "▶current"), version("v3", "supported"))
        ),
    ]

    private static let dates = [
        LintCase(
            "sunset before deprecation", .lifecycleDates, at: "/versions/0/sunsetAt",
            manifest(
                version("v1", "deprecated", deprecation(from: "2026-09-01", sunset: "2026-08-01")),
                version("v2", "current")
            )
        ),
        LintCase(
            "short notice", .lifecycleDates, at: "/versions/0/sunsetAt",
            manifest(
                version("v1", "deprecated", deprecation(from: "2026-10-01", sunset: "2027-03-29")),
                version("v2", "current")
            )
        ),
        LintCase(
            "retired before sunset", .lifecycleDates, at: "/versions/0/retiredAt",
            manifest(
                version(
                    "v1", "retired",
                    """
                    , "deprecatedAt": "2025-06-01T00:00:00Z", "sunsetAt": "2026-02-01T00:00:00Z", \
                    "retiredAt": ▶"2026-01-31T23:59:59Z", "successor": "v2"
                    """
                ),
                version("v2", "current")
            )
        ),
        LintCase(
            "deprecated before release", .lifecycleDates, at: "/versions/0/deprecatedAt",
            manifest(
                version("v1", "supported", #", "deprecatedAt": ▶"2024-06-01T00:00:00Z""#),
                version("v2", "current")
            )
        ),
        LintCase(
            "released before the one before", .releaseDates, at: "/versions/1/releasedAt",
            manifest(version("v1", "supported"), version("v2", "current", released: "▶2024-12-31"))
        ),
    ]

    private static let successors = [
        LintCase("unknown", .successor, at: "/versions/0/successor", succeeded(by: "v9")),
        LintCase("itself", .successor, at: "/versions/0/successor", succeeded(by: "v1")),
        LintCase("in beta", .successor, at: "/versions/0/successor", succeeded(by: "v3")),
        LintCase(
            "no sunset", .successor, at: "/versions/0", level: .warning,
            manifest(
                "▶" + version("v1", "deprecated", #", "deprecatedAt": "2026-06-01T00:00:00Z", "successor": "v2""#), version("v2", "current")
            )
        ),
        LintCase(
            "past sunset", .successor, at: "/versions/0/sunsetAt", level: .warning,
            manifest(
                version("v1", "deprecated", deprecation(from: "2026-01-01", sunset: "2026-11-01")),
                version("v2", "current")
            )
        ),
    ]

    private static let clients = [
        LintCase("unknown", .clientVersion, at: "/clients/sonos", ManifestText.make(more: #", "clients": { "sonos": ▶"v9" }"#)),
        LintCase(
            "retired", .clientVersion, at: "/clients/sonos",
            manifest(
                version(
                    "v1", "retired",
                    """
                    , "deprecatedAt": "2025-06-01T00:00:00Z", "sunsetAt": "2026-02-01T00:00:00Z", \
                    "retiredAt": "2026-02-01T00:00:00Z", "successor": "v2"
                    """
                ),
                version("v2", "current"),
                more: #", "clients": { "sonos": ▶"v1" }"#
            )
        ),
    ]

    private static func succeeded(by successor: String) -> String {
        manifest(
            version(
                "v1", "deprecated",
                """
                , "deprecatedAt": "2026-06-01T00:00:00Z", "sunsetAt": "2027-06-01T00:00:00Z", "successor": ▶"\(successor)"
                """
            ),
            version("v2", "current"),
            version("v3", "beta")
        )
    }
}

/// The dates of a deprecated version, the mark at its sunset.
private func deprecation(from start: String, sunset: String) -> String {
    #", "deprecatedAt": "\#(start)T00:00:00Z", "sunsetAt": ▶"\#(sunset)T00:00:00Z", "successor": "v2""#
}

/// A manifest of versions that change no features.
private func manifest(_ versions: String..., more: String = "") -> String {
    ManifestText.make(versions: versions.joined(separator: ",\n"), more: more)
}

/// A version; a ▶ in front of a value comes to stand in front of its quotes.
private func version(_ id: String, _ status: String, _ members: String = "", released: String = "2025-01-01") -> String {
    let text = #"{ "id": "\#(id)", "status": "\#(status)", "releasedAt": "\#(released)"\#(members), \#(ManifestText.changes) }"#
    return text.replacing("\"▶", with: "▶\"")
}
