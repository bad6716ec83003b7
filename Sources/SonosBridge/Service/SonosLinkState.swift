/// How far a listener has come with linking.
public enum SonosLinkState: Sendable, Equatable {
    /// Nobody has signed in with the code yet.
    case pending
    case linked(DeviceAuthToken)
    /// The code is unknown, used, expired, or another household's.
    case failed
}
