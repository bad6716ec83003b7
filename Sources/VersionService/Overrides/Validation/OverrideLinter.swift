/// Checks overrides, from their bytes to what they do to the features of a manifest.
public enum OverrideLinter {
    /// Checks the contents of a file.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - manifest: The features and versions the overrides are about.
    ///   - instant: The moment by which things count as over.
    /// - Returns: The overrides, unless there are errors, and the findings in the order of the file.
    public static func lint(
        _ bytes: [UInt8], against manifest: VersionManifest, at instant: Timestamp = .now
    ) -> (overrides: Overrides?, findings: [OverrideFinding]) {
        let reading = OverridesReading(bytes)
        guard let overrides = reading.overrides, let document = reading.document, reading.findings.isEmpty else {
            return (nil, reading.findings)
        }
        var findings = OverrideValidator.findings(in: overrides, against: manifest, at: instant)
        for index in findings.indices {
            findings[index].position = document.position(of: findings[index].pointer)
        }
        let sorted = findings.sorted { ($0.position ?? SourcePosition()) < ($1.position ?? SourcePosition()) }
        return (findings.contains { $0.level == .error } ? nil : overrides, sorted)
    }
}
