import VersionService

/// The features of some versions side by side.
struct FeatureMatrix {
    private let manifest: VersionManifest
    private let columns: [(version: VersionDefinition, features: FeatureSet, status: VersionStatus)]

    init(_ manifest: VersionManifest, versions: [APIVersion], at instant: Timestamp) throws {
        self.manifest = manifest
        columns = try versions.compactMap { id in
            guard let version = manifest[id] else { return nil }
            let features = try manifest.features(of: id, in: manifest.catalogue, at: instant)
            return (version, features, version.status(at: instant))
        }
    }

    /// Aligned columns for people: `on` and `-` instead of true and false.
    var table: String {
        let statuses = ["(status)"] + columns.map { Self.abbreviation(of: $0.status) }
        return TextTable(rows: rows(cell: Self.cell) + [statuses]).text
    }

    /// Comma-separated values for spreadsheets, with every value as the manifest writes it.
    var csv: String {
        let statuses = ["(status)"] + columns.map(\.status.rawValue)
        // Names and values are letters and digits, so nothing needs quotes.
        return (rows(cell: \.description) + [statuses]).map { $0.joined(separator: ",") }.joined(separator: "\n")
    }

    /// One object a version, with one member a feature.
    var json: String {
        JSONOutput.object(columns.map { ($0.version.id.description, Self.object($0.features)) }).text
    }

    private static func object(_ features: FeatureSet) -> JSONOutput {
        .object(features.map { ($0.descriptor.name, JSONOutput($0.value)) })
    }

    private func rows(cell: (FeatureLiteral) -> String) -> [[String]] {
        let head = ["feature"] + columns.map(\.version.id.description)
        let body = manifest.catalogue.descriptors.map { descriptor in
            [descriptor.name] + columns.map { cell($0.features[descriptor.index].value) }
        }
        return [head] + body
    }

    private static func cell(_ value: FeatureLiteral) -> String {
        switch value {
        case .boolean(true): "on"
        case .boolean(false): "-"
        case .integer, .string: value.description
        }
    }

    /// Short words, so that twelve versions fit beside one another.
    private static func abbreviation(of status: VersionStatus) -> String {
        switch status {
        case .deprecated: "deprec."
        case .supported: "supp."
        case .retired, .current, .beta: status.rawValue
        }
    }
}
