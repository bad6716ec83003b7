package import HTTPTypes
package import VersionService

/// What the conditions of a request to read come to, in the order they have to be looked at (RFC 9110, section 13.2.2).
package enum Precondition: Hashable, Sendable {
    /// The answer is to be sent.
    case met

    /// The client has it already: 304.
    case notModified

    /// The client wants something that is there no more: 412.
    case failed

    /// Compares the fields of a GET or HEAD with the present state.
    ///
    /// - Parameter now: decides the century of a date written in an obsolete form.
    package init(_ fields: HTTPFields, _ validators: Validators, now: Timestamp) {
        if let list = fields.value(of: .ifMatch).map(EntityTagList.init) {
            let matches = list.isAny || validators.entityTag.map(list.containsStrongly) ?? false
            guard matches else {
                self = .failed
                return
            }
        } else if let date = Self.date(fields, .ifUnmodifiedSince, now), let modified = validators.lastModified, modified > date {
            self = .failed
            return
        }
        if let list = fields.value(of: .ifNoneMatch).map(EntityTagList.init) {
            let matches = list.isAny || validators.entityTag.map(list.containsWeakly) ?? false
            self = matches ? .notModified : .met
        } else if let date = Self.date(fields, .ifModifiedSince, now), let modified = validators.lastModified, modified <= date {
            self = .notModified
        } else {
            self = .met
        }
    }

    /// Whether the `Range` of a request counts: `If-Range` is absent, or names the present state (section 13.1.5).
    ///
    /// Joining parts of two states would make a file that nobody ever published, so a weak tag or a date that is merely later do not do.
    package static func allowsRange(_ fields: HTTPFields, _ validators: Validators, now: Timestamp) -> Bool {
        guard let condition = fields.value(of: .ifRange) else { return true }
        if let tag = EntityTag(parsing: condition) { return validators.entityTag?.stronglyMatches(tag) ?? false }
        guard let date = Timestamp(httpDate: condition, now: now) else { return false }
        return date == validators.lastModified
    }

    /// A date in a field; one that cannot be read counts as absent.
    private static func date(_ fields: HTTPFields, _ name: HTTPField.Name, _ now: Timestamp) -> Timestamp? {
        fields.value(of: name).flatMap { Timestamp(httpDate: $0, now: now) }
    }
}
