/// A feature as `versions.json` defines it.
public struct FeatureDefinition: Hashable, Sendable, Identifiable {
    /// The name of the feature, which is also the name of its Swift key.
    public let name: String
    /// The type of its values.
    public let type: FeatureType
    /// The value in a version that neither sets nor inherits one.
    public let `default`: FeatureLiteral
    /// The value while the feature is killed, or while a prerequisite does not hold; the default when the file names none.
    public let off: FeatureLiteral
    /// What the feature is for.
    public let kind: FeatureKind
    /// What may be changed about it at run time.
    public let runtime: FeatureMutability
    /// Who may see its value.
    public let exposure: FeatureExposure
    /// The team that answers for it.
    public let owner: String
    /// What it does, for the reader of the file and of the generated key.
    public let description: String
    /// The smallest value of an integer feature.
    public let minimum: Int?
    /// The largest value of an integer feature.
    public let maximum: Int?
    /// What other features have to be for this one to be anything but ``off``.
    public let requires: [FeaturePrerequisite]
    /// Whether the feature is meant to stay.
    public let permanent: Bool
    /// The day after which a temporary feature is overdue.
    public let expires: Timestamp?
    /// The feature that takes the place of this one.
    public let replacedBy: String?
    /// What the value is computed from, when it is not set by hand.
    public let derived: FeatureDerivation?
    /// Pages about the feature.
    public let links: [String]

    public var id: String { name }

    /// The closed list of a string feature; empty for the other types.
    public var values: [String] { type.values }

    /// Says whether `literal` is a value of this feature: of its type, on its list and within its bounds.
    public func accepts(_ literal: FeatureLiteral) -> Bool {
        guard type.storedValue(of: literal) != nil else { return false }
        guard case .integer(let number) = literal else { return true }
        return number >= minimum ?? .min && number <= maximum ?? .max
    }
}
