/// Overrides read from a store or a file, each by itself.
public struct StoredOverrides: Hashable, Sendable {
    /// What could be read.
    public let overrides: Overrides
    /// What could not.
    public let damage: [OverrideDamage]

    /// Takes overrides nothing is wrong with.
    public init(_ overrides: Overrides) {
        self.overrides = overrides
        damage = []
    }

    /// Reads a snapshot and leaves out what cannot be read.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the snapshot.
    ///   - source: The name of what holds it, for messages.
    /// - Throws: ``OverridesError`` when this is no document of overrides at all.
    public init(reading bytes: [UInt8], source: String = "the snapshot") throws(OverridesError) {
        let reading = OverridesReading(bytes)
        guard let overrides = reading.overrides else {
            throw OverridesError(source: source, findings: reading.findings)
        }
        self.overrides = overrides
        damage = reading.damage
    }
}

extension Overrides {
    /// Parses a document in which everything has to be right.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - source: The name of the file, for messages.
    /// - Throws: ``OverridesError`` with everything that has the wrong structure.
    public init(parsing bytes: [UInt8], source: String = "overrides.json") throws(OverridesError) {
        let reading = OverridesReading(bytes)
        guard let overrides = reading.overrides, reading.findings.isEmpty else {
            throw OverridesError(source: source, findings: reading.findings)
        }
        self = overrides
    }
}
