/// The rules overrides are checked against; the codes never change their meaning.
public enum OverrideFindingCode: String, CaseIterable, Sendable {
    case duplicateName = "O000"
    case structure = "O001"
    case unknownFeature = "O002"
    case unknownVersion = "O003"
    case value = "O004"
    case frozen = "O005"
    case derivedFeature = "O006"
    case prerequisite = "O007"
    case overlap = "O008"
    case schedule = "O009"
    case weights = "O010"
    case conditionValues = "O011"
    case unknownSegment = "O012"
    case segmentCycle = "O013"
    case duplicateID = "O014"
    case service = "O015"
    case lifecycleTransition = "O016"
    case lifecycle = "O017"
    case over = "O018"
    case baseFingerprint = "O019"
    case complexity = "O020"
    case unreachableRule = "O021"
    case unusualAttribute = "O022"
    case caughtUp = "O023"

    /// The rule in one sentence.
    public var rule: String {
        switch self {
        case .duplicateName: "The names in an object are unique."
        case .structure: "The document is JSON of the published structure."
        case .unknownFeature: "Every feature that is named is defined."
        case .unknownVersion: "Every version that is named is defined."
        case .value: "A value has the type of its feature, is on its list and within its bounds."
        case .frozen: "A feature is changed only as far as its definition allows; what a released version promises is only killed."
        case .derivedFeature: "A derived feature is not set by hand."
        case .prerequisite: "Where a feature is given a value, its prerequisites can hold."
        case .overlap: "Two overrides of equal rank do not give the same feature a value in the same version at the same time."
        case .schedule: "An override ends after it starts."
        case .weights: "The weights of a rollout have a sum from 1 to 2147483647."
        case .conditionValues: "An operator is given values it can compare."
        case .unknownSegment: "Every segment that is named is defined."
        case .segmentCycle: "A segment does not contain itself."
        case .duplicateID: "The names of overrides are unique."
        case .service: "Overrides belong to the service they are applied to."
        case .lifecycleTransition: "A version goes from stage to stage in the order of its life."
        case .lifecycle: "With its lifecycle overrides the manifest keeps its own rules."
        case .over: "An override is not over for good."
        case .baseFingerprint: "Overrides were written against the manifest they are applied to."
        case .complexity: "The conditions of a rule, those of its segments included, stay within the limit."
        case .unreachableRule: "No rule comes after one that matches every request."
        case .unusualAttribute: "The name of an attribute is not a misspelt one of those the platform fills in."
        case .caughtUp: "A lifecycle override says what the manifest does not say by itself."
        }
    }

    /// How bad it is to break the rule.
    public var level: FindingLevel {
        switch self {
        case .baseFingerprint, .unreachableRule, .unusualAttribute: .warning
        case .over, .caughtUp: .info
        default: .error
        }
    }

    /// Whether a stored override that breaks the rule is taken out of force, and with it the others of its feature but kills.
    var isolates: Bool {
        switch self {
        case .structure, .value, .frozen, .derivedFeature, .overlap, .schedule, .weights, .conditionValues, .unknownSegment,
            .segmentCycle, .complexity:
            true
        default: false
        }
    }
}
