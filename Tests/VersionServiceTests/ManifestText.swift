import VersionService

/// Manifests for tests, put together from the lines that matter.
enum ManifestText {
    /// A moment at which none of the dates below is remarkable.
    static let today = Timestamp(secondsSinceEpoch: 1_795_219_200)

    /// A manifest in which a feature `plain` and two versions are defined, unless told otherwise.
    static func make(flags: String = plainFeature, versions: String = twoVersions, more: String = "") -> String {
        """
        {
          "schemaVersion": 1,
          "service": "test-service",
          "flags": {
            \(flags)
          },
          "versions": [
            \(versions)
          ]\(more)
        }
        """
    }

    static let plainFeature = feature("plain", #""type": "boolean", "default": false, "kind": "ops""#)

    static let twoVersions = """
        { "id": "v1", "status": "supported", "releasedAt": "2025-01-01", \(changes) },
        { "id": "v2", "status": "current", "releasedAt": "2026-01-01", \(changes) }
        """

    /// A feature with the members every feature needs.
    static func feature(_ name: String, _ members: String) -> String {
        #""\#(name)": { \#(members), "owner": "team", "description": "A feature for tests." }"#
    }

    static let changes = #""changes": [{ "type": "added", "summary": "Something new for tests." }]"#

    /// A changelog that names features.
    static func changes(naming features: String...) -> String {
        let names = features.map { "\"\($0)\"" }.joined(separator: ", ")
        return #""changes": [{ "type": "added", "summary": "Something new for tests.", "flags": [\#(names)] }]"#
    }

    /// The manifest in `text`, which has no errors.
    static func parse(_ text: String) throws -> VersionManifest {
        try VersionManifest(parsing: Array(text.utf8), file: "test.json")
    }
}
