/// Manifests for the commands to work on.
enum ExampleManifest {
    /// Three features in three versions; nothing to complain about but a feature that never changes.
    static let good = """
        {
          "schemaVersion": 1,
          "service": "example",
          "flags": {
            "favorites": { "type": "boolean", "default": false, "kind": "contract", "owner": "library", "description": "A heart on every album." },
            "pageSize": { "type": "integer", "default": 20, "kind": "ops", "owner": "platform", "description": "Items on a page." },
            "layout": { "type": "string", "values": ["grid", "list"], "default": "grid", "kind": "contract", "owner": "design", "description": "How items are laid out." },
            "deprecated": { "type": "boolean", "default": false, "kind": "lifecycle", "derived": "version.isDeprecated", "owner": "platform", "description": "An update is needed." }
          },
          "versions": [
            { "id": "v1", "status": "deprecated", "releasedAt": "2024-01-01", "deprecatedAt": "2025-01-01T00:00:00Z", "sunsetAt": "2999-01-01T00:00:00Z", "successor": "v2",
              "changes": [{ "type": "added", "summary": "The first version." }] },
            { "id": "v2", "status": "current", "releasedAt": "2025-01-01", "set": { "favorites": true, "pageSize": 100 },
              "changes": [{ "type": "added", "summary": "Favourite albums.", "flags": ["favorites"] }] },
            { "id": "v3", "status": "beta", "releasedAt": "2026-01-01", "set": { "pageSize": 50 },
              "changes": [{ "type": "changed", "summary": "Smaller pages are tried." }] }
          ]
        }
        """

    /// The same with an error and a warning.
    static let bad =
        good
        .replacing(#""set": { "pageSize": 50 }"#, with: #""set": { "pageSize": true }"#)
        .replacing("2999-01-01", with: "2026-01-01")

    /// The same with a warning and no error.
    static let overdue = good.replacing("2999-01-01", with: "2026-01-01")

    /// A file that is not JSON.
    static let broken = "{ \"schemaVersion\": 1,"
}
