extension FeatureCatalogue {
    /// What keeps a program with this catalogue from serving `manifest`, a sentence a difference; empty when nothing does.
    ///
    /// The order of features and of the values in a closed list does not matter, nor do defaults, bounds and descriptions.
    public func differences(from manifest: VersionManifest) -> [String] {
        differences(from: manifest.catalogue)
    }

    /// What differs between this catalogue, the compiled one, and that of a manifest.
    func differences(from other: FeatureCatalogue) -> [String] {
        let compiled = descriptors.compactMap { descriptor in
            difference(between: descriptor, and: other[descriptor.name])
        }
        let unknown = other.descriptors.filter { self[$0.name] == nil }.map {
            "`\($0.name)` (\($0.type)) is in the file and was not compiled in"
        }
        return compiled + unknown
    }

    private func difference(between compiled: FeatureDescriptor, and written: FeatureDescriptor?) -> String? {
        let name = compiled.name
        guard let written else {
            return "`\(name)` (\(compiled.type)) was compiled in and is not in the file"
        }
        guard compiled.type.name == written.type.name else {
            return "`\(name)` was compiled as \(compiled.type.name) and is \(written.type.name) in the file"
        }
        guard Set(compiled.type.values) == Set(written.type.values) else {
            let values = (compiled.type.values.joined(separator: ", "), written.type.values.joined(separator: ", "))
            return "`\(name)` was compiled with the values \(values.0) and has \(values.1) in the file"
        }
        return nil
    }
}
