/// Why a last known good file is not used.
public enum LastKnownGoodError: Error, Hashable, CustomStringConvertible {
    /// The file is not what was written.
    case damaged(String)
    /// The file belongs to another service or environment.
    case foreign(service: String, environment: String?)

    public var description: String {
        switch self {
        case .damaged(let reason): "the last known good overrides are damaged: \(reason)"
        case .foreign(let service, let environment):
            "the last known good overrides are those of \(service)\(environment.map { " in \($0)" } ?? "")"
        }
    }
}
