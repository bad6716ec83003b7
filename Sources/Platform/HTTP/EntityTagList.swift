/// The value of `If-Match` or `If-None-Match`: entity tags, or `*` for any (RFC 9110, sections 13.1.1 and 13.1.2).
///
/// Compares while it reads, so that a conditional request makes no tags.
package struct EntityTagList: Sendable {
    private let fieldValue: String

    /// A client naming more tags than this is not read to the end, and may get a body it already has.
    private static let maximumTags = 64

    /// Wraps the value of the field; several lines are joined by commas.
    package init(_ fieldValue: String) {
        self.fieldValue = fieldValue
    }

    /// Whether the tag is among these by weak comparison, the one for `If-None-Match`.
    package func containsWeakly(_ tag: EntityTag) -> Bool {
        contains(tag) { _ in true }
    }

    /// Whether the tag is among these by strong comparison, the one for `If-Match`.
    package func containsStrongly(_ tag: EntityTag) -> Bool {
        contains(tag) { isWeak in !isWeak && !tag.isWeak }
    }

    /// Whether the list is `*`, which any existing representation satisfies.
    package var isAny: Bool {
        var cursor = FieldCursor(fieldValue)
        return Self.readAny(&cursor)
    }

    /// Stops at the first thing that is not an entity tag: what comes after it cannot be told apart.
    private func contains(_ tag: EntityTag, ifStrengthFits: (_ isWeak: Bool) -> Bool) -> Bool {
        var cursor = FieldCursor(fieldValue)
        cursor.skipWhitespace()
        if cursor.next == UInt8(ascii: "*") { return Self.readAny(&cursor) }
        for _ in 0..<Self.maximumTags {
            cursor.skipToElement()
            guard let candidate = cursor.entityTag(), cursor.endsElement() else { return false }
            if candidate.opaqueTag.elementsEqual(tag.opaqueTag.utf8), ifStrengthFits(candidate.isWeak) { return true }
        }
        return false
    }

    private static func readAny(_ cursor: inout FieldCursor) -> Bool {
        cursor.skipWhitespace()
        guard cursor.consume(UInt8(ascii: "*")) else { return false }
        cursor.skipWhitespace()
        return cursor.isAtEnd
    }
}
