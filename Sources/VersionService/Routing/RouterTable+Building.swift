extension RouterTable {
    /// Builds the table of a manifest.
    convenience init(
        of manifest: VersionManifest,
        catalogue: FeatureCatalogue,
        generation: Int,
        at instant: Timestamp,
        makeResponder: ApiVersionService<Responder>.MakeResponder
    ) throws(RouterTableError) {
        let resolver: FeatureResolver
        do {
            resolver = try FeatureResolver(manifest, in: catalogue)
        } catch {
            throw .features(error)
        }
        var entries: [Entry] = []
        for (index, definition) in manifest.versions.enumerated() {
            let features = resolver.features(ofVersionAt: index, at: instant)
            do {
                let responder = try makeResponder(definition, features)
                let lifecycle = VersionLifecycle(of: definition, at: instant)
                entries.append(Entry(definition: definition, lifecycle: lifecycle, features: features, responder: responder))
            } catch {
                throw .responder(definition.id, error)
            }
        }
        self.init(generation: generation, entries: entries, manifest: manifest, builtAt: instant)
    }
}
