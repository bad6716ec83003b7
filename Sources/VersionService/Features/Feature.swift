/// The typed key of a feature: what one writes between the brackets of `features[.favorites]`.
///
/// Keys are generated from `versions.json`, as constants in extensions constrained to their type of value. A feature that is removed from
/// the file therefore fails to compile wherever it is read.
public struct Feature<Value: FeatureValue>: Sendable, Hashable {
    /// The name of the feature in `versions.json`.
    public let name: String
    /// The place of the feature in the catalogue it was generated with.
    public let index: Int

    /// Creates a key; generated code does.
    @inlinable
    public init(name: String, index: Int) {
        self.name = name
        self.index = index
    }
}
