/// Writes the Swift source that declares the features of a manifest: their keys, their enumerations and their catalogue.
///
/// The file is committed, and compared with what would be generated now by a test and by `platformctl codegen swift --check`. The same
/// manifest always gives the same bytes.
public struct FeatureCodeGenerator: Sendable {
    private let manifest: VersionManifest
    private let file: String

    /// Creates a generator.
    ///
    /// - Parameters:
    ///   - manifest: The manifest whose features are declared.
    ///   - file: The name of the manifest's file, for the head of the source.
    public init(_ manifest: VersionManifest, file: String = "versions.json") {
        self.manifest = manifest
        self.file = file
    }

    /// Writes the source file.
    ///
    /// - Throws: ``FeatureCodeError`` when a name cannot be used in Swift.
    public func generate() throws(FeatureCodeError) -> String {
        var source = SwiftSource()
        source.line("// Generated from \(file) by `platformctl codegen swift`.")
        source.line("// Do not edit: change \(file) and run it again.")
        source.blankLine()
        source.line("public import VersionService")
        for feature in features(ofType: "string") {
            try writeEnumeration(of: feature, to: &source)
        }
        try writeKeys(of: features(ofType: "boolean"), valueType: "Bool", to: &source)
        try writeKeys(of: features(ofType: "integer"), valueType: "Int", to: &source)
        for feature in features(ofType: "string") {
            try writeKeys(of: [feature], valueType: SwiftName.type(for: feature.name), to: &source)
        }
        try writeCatalogue(to: &source)
        return source.text
    }

    private func features(ofType type: String) -> [FeatureDefinition] {
        manifest.features.filter { $0.type.name == type }
    }

    private func writeEnumeration(of feature: FeatureDefinition, to source: inout SwiftSource) throws(FeatureCodeError) {
        let name = try SwiftName.type(for: feature.name)
        var cases: [String] = []
        for value in feature.values { cases.append(try SwiftName.member(value)) }

        source.blankLine()
        source.documentation("The values of `\(feature.name)`.")
        source.block("public enum \(name): String, CaseIterable, FeatureValue") { source in
            for name in cases { source.line("case \(name)") }
            source.blankLine()
            source.line("@inlinable")
            source.block("public init?(storedValue: Int64)") { source in
                source.line("switch storedValue {")
                for (index, name) in cases.enumerated() { source.line("case \(index): self = .\(name)") }
                source.line("default: return nil")
                source.line("}")
            }
            source.blankLine()
            source.line("@inlinable")
            source.block("public var storedValue: Int64") { source in
                source.line("switch self {")
                for (index, name) in cases.enumerated() { source.line("case .\(name): \(index)") }
                source.line("}")
            }
        }
    }

    private func writeKeys(
        of features: [FeatureDefinition],
        valueType: String,
        to source: inout SwiftSource
    ) throws(FeatureCodeError) {
        guard !features.isEmpty else { return }
        var keys: [(name: String, feature: FeatureDefinition)] = []
        for feature in features { keys.append((try SwiftName.member(feature.name), feature)) }

        source.blankLine()
        source.block("extension Feature where Value == \(valueType)") { source in
            for (position, (name, feature)) in keys.enumerated() {
                if position > 0 { source.blankLine() }
                source.documentation(feature.description, details: feature.provenance)
                source.line("@inlinable")
                source.block("public static var \(name): Feature<\(valueType)>") { source in
                    source.line("Feature(name: \"\(feature.name)\", index: \(manifest.catalogue[feature.name]?.index ?? 0))")
                }
            }
        }
    }

    private func writeCatalogue(to source: inout SwiftSource) throws(FeatureCodeError) {
        var types: [String] = []
        for feature in manifest.features { types.append(try feature.typeExpression) }

        source.blankLine()
        source.documentation("The features this program is compiled with.")
        source.block("public enum Features") { source in
            source.documentation("Every feature, at the index its key has.")
            source.line("public static let catalogue = FeatureCatalogue([")
            for (descriptor, type) in zip(manifest.catalogue.descriptors, types) {
                source.line("    FeatureDescriptor(name: \"\(descriptor.name)\", index: \(descriptor.index), type: \(type)),")
            }
            source.line("])")
            source.blankLine()
            source.documentation("The fingerprint of the catalogue, which changes with any name, type or closed list.")
            source.line("public static let fingerprint = \"\(manifest.catalogue.fingerprint)\"")
        }
    }
}

extension FeatureDefinition {
    /// What the file says about a feature besides its description: kind, owner, default and end.
    fileprivate var provenance: String {
        let expiry = expires.map { ", expires \($0.day)" } ?? ""
        return "Kind \(kind.rawValue), owner \(owner), default \(`default`)\(expiry)."
    }

    /// The type of the feature as Swift writes it; the closed list is that of the enumeration, so that it is written only once.
    fileprivate var typeExpression: String {
        get throws(FeatureCodeError) {
            switch type {
            case .boolean: ".boolean"
            case .integer: ".integer"
            case .string: ".string(values: \(try SwiftName.type(for: name)).allCases.map(\\.rawValue))"
            }
        }
    }
}
