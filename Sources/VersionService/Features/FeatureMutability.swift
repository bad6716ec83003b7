/// What may be changed about a feature at run time.
public enum FeatureMutability: String, CaseIterable, Sendable {
    /// Nothing.
    case frozen
    /// It may be switched off, and back.
    case killOnly
    /// It may be given any of its values.
    case full
}
