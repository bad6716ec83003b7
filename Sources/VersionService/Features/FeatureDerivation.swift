/// What the value of a feature can be computed from.
public enum FeatureDerivation: String, CaseIterable, Sendable {
    /// True in versions that are deprecated, and in retired ones.
    case versionIsDeprecated = "version.isDeprecated"
}
