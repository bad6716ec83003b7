/// Why a router table was not built.
public enum RouterTableError: Error, CustomStringConvertible {
    /// The manifest does not fit the program.
    case features(FeatureResolutionError)
    /// Making the responder of a version failed.
    case responder(APIVersion, any Error)

    public var description: String {
        switch self {
        case .features(let error): error.description
        case .responder(let version, let error): "the routes of \(version) could not be made: \(error)"
        }
    }
}
