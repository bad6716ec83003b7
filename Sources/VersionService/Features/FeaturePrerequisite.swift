/// The value another feature must have.
public struct FeaturePrerequisite: Hashable, Sendable {
    /// The name of the other feature.
    public let flag: String
    /// The value it must have.
    public let equals: FeatureLiteral
}
