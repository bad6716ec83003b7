/// What a program has to know of a feature to keep its values: name, place and type.
public struct FeatureDescriptor: Hashable, Sendable {
    /// The name of the feature in `versions.json`.
    public let name: String
    /// The place of the feature in its catalogue.
    public let index: Int
    /// The type of its values.
    public let type: FeatureType

    /// Creates a descriptor; generated code does.
    public init(name: String, index: Int, type: FeatureType) {
        self.name = name
        self.index = index
        self.type = type
    }
}
