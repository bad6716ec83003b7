import Synchronization

/// Maps every version of the API to a set of features, and keeps one responder for each.
///
/// Readers take ``table``, which costs neither a lock nor a wait. Writers build a whole new table off to the side and swap it in, one
/// after the other. If anything goes wrong on the way, the table stays as it is and the error says why.
public final class ApiVersionService<Responder: Sendable>: Sendable {
    /// Makes the responder of a version from its features.
    public typealias MakeResponder = @Sendable (VersionDefinition, FeatureSet) throws -> Responder

    private let catalogue: FeatureCatalogue
    private let clock: @Sendable () -> Timestamp
    private let makeResponder: MakeResponder
    private let snapshot: AtomicSnapshot<RouterTable<Responder>>
    /// The manifest behind the current table; held while a new table is built, so that tables follow one another.
    private let manifest: Mutex<VersionManifest>

    /// Builds the first table.
    ///
    /// - Parameters:
    ///   - manifest: The versions and their features.
    ///   - catalogue: The features this program was compiled with.
    ///   - clock: Tells the time that decides whether a version is deprecated.
    ///   - makeResponder: Makes the responder of a version, retired ones included. It must not call ``apply(_:)`` or ``refresh()``.
    /// - Throws: ``RouterTableError`` when the manifest does not fit the catalogue, or a responder cannot be made.
    public init(
        manifest: VersionManifest,
        catalogue: FeatureCatalogue,
        clock: @escaping @Sendable () -> Timestamp = { .now },
        makeResponder: @escaping MakeResponder
    ) throws(RouterTableError) {
        self.catalogue = catalogue
        self.clock = clock
        self.makeResponder = makeResponder
        let table = try RouterTable(
            of: manifest, catalogue: catalogue, generation: 0, at: clock(), makeResponder: makeResponder
        )
        snapshot = AtomicSnapshot(table)
        self.manifest = Mutex(manifest)
    }

    /// The table at this moment.
    ///
    /// Read it once a request and keep it until the request is answered.
    public var table: RouterTable<Responder> { snapshot.current }

    /// The next instant at which ``refresh()`` would change the table, when an announced deprecation begins.
    public var nextTransition: Timestamp? { table.nextTransition }

    /// Replaces the table by one for another manifest.
    ///
    /// - Throws: ``RouterTableError``; the table then stays as it was.
    public func apply(_ manifest: VersionManifest) throws(RouterTableError) {
        try rebuild { _ in manifest }
    }

    /// Builds the table anew from the manifest it has, for what the passage of time has changed.
    ///
    /// - Throws: ``RouterTableError``; the table then stays as it was.
    public func refresh() throws(RouterTableError) {
        try rebuild { $0 }
    }

    private func rebuild(_ choose: (VersionManifest) -> VersionManifest) throws(RouterTableError) {
        try manifest.withLock { (applied: inout sending VersionManifest) throws(RouterTableError) in
            let chosen = choose(applied)
            let table = try RouterTable(
                of: chosen, catalogue: catalogue, generation: snapshot.current.generation + 1, at: clock(), makeResponder: makeResponder
            )
            snapshot.replace(with: table)
            applied = chosen
        }
    }
}
