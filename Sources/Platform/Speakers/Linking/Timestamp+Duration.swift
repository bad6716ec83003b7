import VersionService

extension Timestamp {
    /// The instant that much later, in whole seconds.
    func adding(_ duration: Duration) -> Timestamp {
        Timestamp(secondsSinceEpoch: secondsSinceEpoch + duration.components.seconds)
    }
}
