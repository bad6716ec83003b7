import VersionService

/// The features that tests of this target read, as generated code would declare them.
enum Color: String, CaseIterable, FeatureValue {
    case red, green, blue

    init?(storedValue: Int64) {
        switch storedValue {
        case 0: self = .red
        case 1: self = .green
        case 2: self = .blue
        default: return nil
        }
    }

    var storedValue: Int64 {
        switch self {
        case .red: 0
        case .green: 1
        case .blue: 2
        }
    }
}

extension Feature where Value == Bool {
    static var plain: Feature<Bool> { Feature(name: "plain", index: 0) }
    static var deprecated: Feature<Bool> { Feature(name: "deprecated", index: 3) }
}

extension Feature where Value == Int {
    static var size: Feature<Int> { Feature(name: "size", index: 1) }
}

extension Feature where Value == Color {
    static var color: Feature<Color> { Feature(name: "color", index: 2) }
}

/// The catalogue of the features above, and a manifest that goes with it.
enum TestFeatures {
    static let catalogue = FeatureCatalogue([
        FeatureDescriptor(name: "plain", index: 0, type: .boolean),
        FeatureDescriptor(name: "size", index: 1, type: .integer),
        FeatureDescriptor(name: "color", index: 2, type: .string(values: Color.allCases.map(\.rawValue))),
        FeatureDescriptor(name: "deprecated", index: 3, type: .boolean),
    ])

    /// The members of a feature that follows the status of its version.
    static let derivation = #""type": "boolean", "default": false, "kind": "lifecycle", "derived": "version.isDeprecated""#

    /// The same features as in the catalogue, in another order.
    static let flags = [
        ManifestText.feature("color", #""type": "string", "values": ["green", "blue", "red"], "default": "red", "kind": "ops""#),
        ManifestText.feature("deprecated", derivation),
        ManifestText.plainFeature,
        ManifestText.feature("size", #""type": "integer", "minimum": 1, "maximum": 9, "default": 5, "kind": "ops""#),
    ].joined(separator: ",\n")

    /// A manifest with those features and the versions v1, deprecated at an instant of choice, and v2.
    static func manifest(
        deprecatedAt: String = "2027-01-01T00:00:00Z",
        secondSet: String = #""plain": true, "size": 9, "color": "blue""#
    ) throws -> VersionManifest {
        try ManifestText.parse(
            ManifestText.make(
                flags: flags,
                versions: """
                    { "id": "v1", "status": "deprecated", "releasedAt": "2025-01-01", "deprecatedAt": "\(deprecatedAt)",
                      "sunsetAt": "2027-12-01T00:00:00Z", "successor": "v2", \(ManifestText.changes) },
                    { "id": "v2", "status": "current", "releasedAt": "2026-01-01",
                      "set": { \(secondSet) }, \(ManifestText.changes) }
                    """
            )
        )
    }
}
