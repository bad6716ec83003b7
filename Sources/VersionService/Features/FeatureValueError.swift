/// Why a feature was not given a value.
public enum FeatureValueError: Error, Equatable, CustomStringConvertible {
    /// The catalogue has no feature of that name.
    case unknownFeature(String)
    /// The feature is of another type, or its closed list lacks the value.
    case wrongValue(FeatureLiteral, feature: FeatureDescriptor)

    public var description: String {
        switch self {
        case .unknownFeature(let name): "there is no feature `\(name)`"
        case .wrongValue(let value, let feature): "`\(value)` is not a value of `\(feature.name)`, which is \(feature.type)"
        }
    }
}
