/// Why a change of overrides was refused.
public enum OverrideChangeError: Error, Hashable, CustomStringConvertible {
    /// There is no feature of that name; the text may end in a suggestion.
    case unknownFeature(String, advice: String)
    /// There is no such version.
    case unknownVersion(APIVersion)
    /// There is no override of that name.
    case unknownOverride(String)
    /// There is no segment of that name.
    case unknownSegment(String)
    /// A version does not go from this stage to that one.
    case transition(APIVersion, from: VersionStatus, to: VersionStatus)
    /// A sunset that was announced is not brought forward.
    case earlierSunset(APIVersion, announced: Timestamp)
    /// The result would break rules.
    case invalid(OverridesError)

    public var description: String {
        switch self {
        case .unknownFeature(let name, let advice): "there is no feature `\(name)`\(advice)"
        case .unknownVersion(let version): "there is no version \(version)"
        case .unknownOverride(let id): "there is no override `\(id)`; it may be gone already"
        case .unknownSegment(let name): "there is no segment `\(name)`"
        case .transition(let version, let from, let to):
            "\(version) is \(from) and cannot become \(to); from there it can become \(from.successorsInWords)"
        case .earlierSunset(let version, let announced):
            "the sunset of \(version) is announced for \(announced) and cannot be brought forward; it can be postponed"
        case .invalid(let error): error.description
        }
    }
}

extension VersionStatus {
    fileprivate var successorsInWords: String {
        successors.isEmpty ? "nothing else" : successors.map(\.rawValue).joined(separator: " or ")
    }
}
