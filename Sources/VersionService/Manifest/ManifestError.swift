/// A manifest was refused.
public struct ManifestError: Error, Hashable, CustomStringConvertible {
    /// The file that holds the manifest.
    public let file: String
    /// Everything that is wrong with it, in the order of the file.
    public let findings: [Finding]

    public var description: String {
        let count = findings.count == 1 ? "1 error" : "\(findings.count) errors"
        return (["\(file) has \(count)"] + findings.map(\.description)).joined(separator: "\n")
    }
}
