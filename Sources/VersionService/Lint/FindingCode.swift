/// The rules a manifest is checked against; the codes never change their meaning.
public enum FindingCode: String, CaseIterable, Sendable {
    case duplicateName = "V000"
    case structure = "V001"
    case versionOrder = "V002"
    case inheritance = "V003"
    case unknownFeature = "V004"
    case value = "V005"
    case setAndUnset = "V006"
    case noEffect = "V007"
    case currentVersion = "V008"
    case betaVersions = "V009"
    case statusOrder = "V010"
    case lifecycleDates = "V011"
    case successor = "V012"
    case prerequisite = "V013"
    case constantFeature = "V014"
    case changelog = "V015"
    case expired = "V016"
    case derivedFeature = "V017"
    case releaseDates = "V018"
    case clientVersion = "V019"

    /// The rule in one sentence.
    public var rule: String {
        switch self {
        case .duplicateName: "The names in an object are unique."
        case .structure: "The file is JSON of the published structure."
        case .versionOrder: "Versions have unique ids that go up, oldest first."
        case .inheritance: "A version inherits from an earlier one."
        case .unknownFeature: "Every feature that is named is defined."
        case .value: "A value has the type of its feature, is on its list and within its bounds."
        case .setAndUnset: "A version does not both set and unset a feature."
        case .noEffect: "What a version sets or unsets makes a difference."
        case .currentVersion: "Exactly one version is current."
        case .betaVersions: "No more versions are in beta than the policy allows."
        case .statusOrder: "An older version is never livelier than a newer one."
        case .lifecycleDates: "Release, deprecation, sunset and retirement follow one another, with the notice the policy promises."
        case .successor: "A successor is newer, and current or supported; a deprecated version has a sunset ahead of it."
        case .prerequisite: "Where a feature is set, its prerequisites hold; a prerequisite has none itself."
        case .constantFeature: "A contract or release feature differs between live versions."
        case .changelog: "Every version names its changes, and every contract feature it changes among them."
        case .expired: "A temporary feature is gone by the day it names."
        case .derivedFeature: "A derived feature is not set by hand."
        case .releaseDates: "A version is not released before the one before it."
        case .clientVersion: "A client is pinned to a live version."
        }
    }

    /// How bad it is to break the rule.
    public var level: FindingLevel {
        switch self {
        case .noEffect, .expired: .warning
        case .constantFeature: .info
        default: .error
        }
    }
}
