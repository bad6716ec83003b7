/// The media types a client takes, and how much it wants each (RFC 9110, section 12.5.1).
package struct Accept: Sendable {
    private let preferences: [MediaTypePreference]

    /// A client naming more ranges than this is not read to the end.
    private static let maximumRanges = 32

    /// Reads the value of the field; several lines are joined by commas.
    ///
    /// Elements that do not follow the grammar are passed over. Without the field, or without one usable element in it,
    /// everything is acceptable.
    package init(_ fieldValue: String?) {
        guard let fieldValue, fieldValue != "*/*" else {
            preferences = []
            return
        }
        var cursor = FieldCursor(fieldValue)
        var preferences: [MediaTypePreference] = []
        for _ in 0..<Self.maximumRanges {
            cursor.skipToElement()
            if cursor.isAtEnd { break }
            if let preference = MediaTypePreference(&cursor) {
                preferences.append(preference)
            } else {
                cursor.skipElement()
            }
        }
        self.preferences = preferences
    }

    /// Chooses between the media types on offer.
    ///
    /// - Parameter offered: what the server can answer with, best first; the earlier wins between two wanted equally.
    /// - Returns: the place of the chosen one in `offered`; `nil` if none is acceptable.
    package func preferredIndex(among offered: [ContentType]) -> Int? {
        var best: (index: Int, quality: Quality)?
        for (index, candidate) in offered.enumerated() {
            let quality = quality(of: candidate)
            if quality > best?.quality ?? .unacceptable { best = (index, quality) }
        }
        return best?.index
    }

    /// Chooses between the media types on offer; `nil` if none is acceptable.
    package func preferred(among offered: [ContentType]) -> ContentType? {
        preferredIndex(among: offered).map { offered[$0] }
    }

    /// The most specific range that matches decides, even if a wider one is wanted more.
    private func quality(of candidate: ContentType) -> Quality {
        if preferences.isEmpty { return .full }
        return preferences.filter { $0.matches(candidate) }.max { $0.specificity < $1.specificity }?.quality ?? .unacceptable
    }
}
