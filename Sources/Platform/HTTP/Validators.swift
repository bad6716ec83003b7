package import VersionService

/// What tells the states of a representation from each other (RFC 9110, section 8.8).
package struct Validators: Hashable, Sendable {
    package var entityTag: EntityTag?

    /// When the representation last changed, to the second.
    package var lastModified: Timestamp?

    package init(entityTag: EntityTag? = nil, lastModified: Timestamp? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}
