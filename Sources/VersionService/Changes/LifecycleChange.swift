/// Another stage, or other dates, for a version.
public enum LifecycleChange: Hashable, Sendable {
    /// A beta version becomes current; the one that was current becomes supported.
    case promote(APIVersion)
    /// A supported version becomes deprecated, now or at an instant to come.
    case deprecate(APIVersion, at: Timestamp, sunset: Timestamp, successor: APIVersion, notice: VersionNotice?)
    /// A deprecated version works for longer than was announced.
    case postpone(APIVersion, sunset: Timestamp)
    /// A deprecated version is supported again.
    case undeprecate(APIVersion)
    /// A deprecated version is no longer served.
    case retire(APIVersion)

    /// The version it is about.
    public var version: APIVersion {
        switch self {
        case .promote(let version), .deprecate(let version, _, _, _, _), .postpone(let version, _), .undeprecate(let version),
            .retire(let version):
            version
        }
    }

    /// The stage it leads to.
    var status: VersionStatus {
        switch self {
        case .promote: .current
        case .deprecate, .postpone: .deprecated
        case .undeprecate: .supported
        case .retire: .retired
        }
    }
}
