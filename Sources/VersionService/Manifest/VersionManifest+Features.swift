extension VersionManifest {
    /// The features of a version at an instant, in the terms of a compiled catalogue.
    ///
    /// - Parameters:
    ///   - version: A version of this manifest.
    ///   - catalogue: The catalogue whose typed keys read the result.
    ///   - instant: The moment that decides whether the version is deprecated.
    /// - Throws: ``FeatureResolutionError`` when there is no such version, or the catalogue is not that of this manifest.
    public func features(
        of version: APIVersion,
        in catalogue: FeatureCatalogue,
        at instant: Timestamp
    ) throws(FeatureResolutionError) -> FeatureSet {
        guard let index = index(of: version) else {
            throw .unknownVersion(version)
        }
        return try FeatureResolver(self, in: catalogue).features(ofVersionAt: index, at: instant)
    }
}
