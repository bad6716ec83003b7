/// Why a contract could not be made or read.
public struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's place, or the sample and its place, where it went wrong; empty for the whole.
    public let place: String
    /// What is wrong, and what to do.
    public let reason: String

    init(_ reason: String, at place: String = "") {
        self.place = place
        self.reason = reason
    }

    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
