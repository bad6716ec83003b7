import Synchronization

/// Maps every version of the API to a set of features, and keeps one responder for each.
///
/// Readers take ``table``, which costs neither a lock nor a wait. Writers build a whole new table off to the side and swap it in, one
/// after the other. If anything goes wrong on the way, the table stays as it is and the error says why.
///
/// A table comes from the manifest, the overrides of one revision, and the clock. Each of the three can move without the others.
public final class ApiVersionService<Responder: Sendable>: Sendable {
    /// Makes the responder of a version from its features.
    public typealias MakeResponder = @Sendable (VersionDefinition, FeatureSet) throws -> Responder

    private let catalogue: FeatureCatalogue
    private let clock: @Sendable () -> Timestamp
    private let makeResponder: MakeResponder
    private let snapshot: AtomicSnapshot<RouterTable<Responder>>
    /// What is behind the current table; held while a new table is built, so that tables follow one another.
    private let source: Mutex<Source>

    /// What a table is built from, together with the clock.
    private struct Source {
        var manifest: VersionManifest
        var stored: StoredOverrides?
        var revision: Int?
    }

    /// Builds the first table.
    ///
    /// - Parameters:
    ///   - manifest: The versions and their features.
    ///   - catalogue: The features this program was compiled with.
    ///   - overrides: The overrides to begin with.
    ///   - revision: The revision they come from.
    ///   - clock: Tells the time that decides about schedules, and whether a version is deprecated.
    ///   - makeResponder: Makes the responder of a version, retired ones included. It must not call ``apply(_:)`` or ``refresh()``.
    /// - Throws: ``RouterTableError`` when the manifest does not fit the catalogue, or a responder cannot be made.
    public init(
        manifest: VersionManifest,
        catalogue: FeatureCatalogue,
        overrides: StoredOverrides? = nil,
        revision: Int? = nil,
        clock: @escaping @Sendable () -> Timestamp = { .now },
        makeResponder: @escaping MakeResponder
    ) throws(RouterTableError) {
        self.catalogue = catalogue
        self.clock = clock
        self.makeResponder = makeResponder
        let source = Source(manifest: manifest, stored: overrides, revision: revision)
        let overlay = try Self.overlay(source, catalogue, at: clock(), lastGood: nil)
        snapshot = AtomicSnapshot(try RouterTable(of: overlay, generation: 0, makeResponder: makeResponder))
        self.source = Mutex(source)
    }

    /// The table at this moment.
    ///
    /// Read it once a request and keep it until the request is answered.
    public var table: RouterTable<Responder> { snapshot.current }

    /// The next instant at which ``refresh()`` would change the table: when an announced deprecation or an override begins or ends.
    public var nextTransition: Timestamp? { table.nextTransition }

    /// The manifest as the file has it, without lifecycle overrides.
    public var manifest: VersionManifest { source.withLock { $0.manifest } }

    /// Replaces the table by one for another manifest, under the same overrides.
    ///
    /// - Throws: ``RouterTableError``; the table then stays as it was.
    public func apply(_ manifest: VersionManifest) throws(RouterTableError) {
        try rebuild { source in
            source.manifest = manifest
            return true
        }
    }

    /// Replaces the table by one under other overrides; a part of them that is wrong is isolated (see ``OverlaySnapshot``).
    ///
    /// - Parameters:
    ///   - overrides: The overrides, or `nil` for none.
    ///   - revision: The revision they come from. One that is not newer than the revision in force changes nothing, so that whoever comes
    ///     late with old news does no harm.
    ///   - acceptsOlder: Whether an older revision is meant, after a store was restored from a backup.
    /// - Returns: What of them is not in force as it was written.
    /// - Throws: ``RouterTableError``; the table then stays as it was.
    @discardableResult
    public func apply(
        _ overrides: StoredOverrides?, revision: Int?, acceptsOlder: Bool = false
    ) throws(RouterTableError) -> [Degradation] {
        try rebuild { source in
            if let present = source.revision, let revision, revision <= present, !acceptsOlder { return false }
            source.stored = overrides
            source.revision = revision
            return true
        }
    }

    /// Builds the table anew from the manifest and the overrides it has, for what the passage of time has changed.
    ///
    /// - Throws: ``RouterTableError``; the table then stays as it was.
    public func refresh() throws(RouterTableError) {
        try rebuild { _ in true }
    }

    /// - Parameter change: Changes what the table is built from, and says whether there is anything to build.
    @discardableResult
    private func rebuild(_ change: (inout Source) -> Bool) throws(RouterTableError) -> [Degradation] {
        try source.withLock { (applied: inout sending Source) throws(RouterTableError) -> [Degradation] in
            var changed = applied
            let present = snapshot.current
            guard change(&changed) else { return present.overlay.degradations }
            let overlay = try Self.overlay(changed, catalogue, at: clock(), lastGood: present.overlay)
            snapshot.replace(with: try RouterTable(of: overlay, generation: present.generation + 1, makeResponder: makeResponder))
            applied = changed
            return overlay.degradations
        }
    }

    private static func overlay(
        _ source: Source, _ catalogue: FeatureCatalogue, at instant: Timestamp, lastGood: OverlaySnapshot?
    ) throws(RouterTableError) -> OverlaySnapshot {
        do {
            return try OverlaySnapshot(
                manifest: source.manifest, catalogue: catalogue, stored: source.stored, revision: source.revision, at: instant,
                lastGood: lastGood
            )
        } catch {
            throw .features(error)
        }
    }
}
