/// What the status and the dates of a version amount to at one instant.
///
/// The texts of the header fields are made here once, so that answering a request only copies them.
public struct VersionLifecycle: Hashable, Sendable {
    /// The stage at that instant: a version whose deprecation is announced for later is still `supported`.
    public let status: VersionStatus
    /// When the version becomes or became deprecated.
    public let deprecatedAt: Timestamp?
    /// When the version is going to stop working.
    public let sunsetAt: Timestamp?
    /// The version its clients should move to.
    public let successor: APIVersion?
    /// What users of the version are told while it is deprecated.
    public let notice: VersionNotice?
    /// The value of the `Deprecation` header field (RFC 9745), as in `@1777593600`; also sent ahead of the date.
    public let deprecationField: String?
    /// The value of the `Sunset` header field (RFC 8594), as in `Tue, 01 Dec 2026 00:00:00 GMT`.
    public let sunsetField: String?
    /// The value of the `Link` header field that names the successor, as in `</v11>; rel="successor-version"`.
    public let successorLinkField: String?

    /// The lifecycle of `definition` at `instant`.
    public init(of definition: VersionDefinition, at instant: Timestamp) {
        status = definition.status(at: instant)
        deprecatedAt = definition.deprecatedAt
        sunsetAt = definition.sunsetAt
        successor = definition.successor
        notice = definition.notice
        deprecationField = definition.deprecatedAt.map { "@\($0.secondsSinceEpoch)" }
        sunsetField = definition.sunsetAt.map(\.httpDate)
        successorLinkField = definition.successor.map { "</\($0)>; rel=\"successor-version\"" }
    }

    /// Whether the `deprecated` feature is true; a retired version counts as deprecated.
    public var isDeprecated: Bool { status <= .deprecated }

    /// Whether clients of the version get screens.
    public var isLive: Bool { status.isLive }
}

extension VersionDefinition {
    /// The stage of this version at `instant`.
    ///
    /// Deprecation follows its date in both directions: a `deprecated` version stays `supported` until the date has come, and a
    /// `supported` version with such a date is `deprecated` from then on. Retirement is a decision and follows the status alone.
    public func status(at instant: Timestamp) -> VersionStatus {
        guard let deprecatedAt, status == .deprecated || status == .supported else { return status }
        return deprecatedAt <= instant ? .deprecated : .supported
    }
}
