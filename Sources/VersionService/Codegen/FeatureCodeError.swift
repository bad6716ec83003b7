/// A name of a manifest that cannot be used in Swift.
public struct FeatureCodeError: Error, Hashable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// Why it cannot be used.
    public let reason: String

    public var description: String {
        "`\(name)` cannot be generated: \(reason); give it another name in the manifest"
    }
}
