/// What a feature is for, which decides how long it lives and who may change it.
public enum FeatureKind: String, CaseIterable, Sendable {
    /// A part of what a version promises; frozen once the version leaves beta.
    case contract
    /// Something new that is being let out; temporary.
    case release
    /// Something being tried against something else; temporary.
    case experiment
    /// A setting for those who run the service.
    case ops
    /// An emergency switch that stays.
    case killSwitch
    /// Computed from the stage of the version.
    case lifecycle

    /// Whether such a feature has to name the day on which it is gone.
    public var isTemporary: Bool { self == .release || self == .experiment }

    /// What may be changed at run time when the definition does not say.
    public var defaultMutability: FeatureMutability {
        switch self {
        case .contract: .killOnly
        case .lifecycle: .frozen
        case .release, .experiment, .ops, .killSwitch: .full
        }
    }
}
