extension RouterTable {
    /// Builds the table of a manifest under overrides.
    convenience init(
        of overlay: OverlaySnapshot,
        generation: Int,
        makeResponder: ApiVersionService<Responder>.MakeResponder
    ) throws(RouterTableError) {
        var entries: [Entry] = []
        for (definition, plan) in zip(overlay.manifest.versions, overlay.plans) {
            do {
                let responder = try makeResponder(definition, plan.constants)
                let lifecycle = VersionLifecycle(of: definition, at: overlay.instant)
                entries.append(Entry(definition: definition, lifecycle: lifecycle, plan: plan, responder: responder))
            } catch {
                throw .responder(definition.id, error)
            }
        }
        self.init(generation: generation, entries: entries, overlay: overlay)
    }
}
