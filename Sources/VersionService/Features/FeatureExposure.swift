/// Who may see the value of a feature.
public enum FeatureExposure: String, CaseIterable, Sendable {
    /// Only the server.
    case server
    /// Clients too, when they ask.
    case client
}
