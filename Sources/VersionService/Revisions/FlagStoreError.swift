/// Why a store of overrides did not do what it was asked.
public enum FlagStoreError: Error, Hashable, CustomStringConvertible {
    /// The head has moved on; it is at this revision now, or there is none.
    case conflict(current: Int?)
    /// There is no such revision.
    case notFound(Int)
    /// What was to be stored lacks something.
    case invalid(String)
    /// The store cannot be reached, or does not work.
    case unavailable(String)

    public var description: String {
        switch self {
        case .conflict(let current?): "the overrides are at revision \(current) now; look at what changed and try again"
        case .conflict(nil): "there is no revision yet; expect 0"
        case .notFound(let number): "there is no revision \(number)"
        case .invalid(let reason): reason
        case .unavailable(let reason): "the store of overrides is not available: \(reason)"
        }
    }
}
