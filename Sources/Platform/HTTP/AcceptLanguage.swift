/// The languages a client's user reads, in order (RFC 9110, section 12.5.4).
package struct AcceptLanguage: Sendable {
    /// The ranges in the order of preference, without those excluded.
    private let ranges: [String]

    /// The ranges marked with `q=0`.
    private let excluded: [String]

    private static let maximumRanges = 16
    private static let maximumRangeLength = 35  // The longest tag a conforming buffer has to hold: RFC 5646, section 4.4.1.

    /// Reads the value of the field; several lines are joined by commas.
    ///
    /// Elements that do not follow the grammar are passed over, as is all after the sixteenth.
    package init(_ fieldValue: String?) {
        var weighted: [(range: String, quality: Quality)] = []
        var cursor = FieldCursor(fieldValue ?? "")
        for _ in 0..<Self.maximumRanges {
            cursor.skipToElement()
            if cursor.isAtEnd { break }
            if let element = Self.readElement(&cursor) {
                weighted.append(element)
            } else {
                cursor.skipElement()
            }
        }
        // The sort is stable, so that ranges wanted equally stay in the order they were written.
        ranges = weighted.filter { $0.quality > .unacceptable }.sorted { $0.quality > $1.quality }.map(\.range)
        excluded = weighted.filter { $0.quality == .unacceptable }.map(\.range)
    }

    /// Chooses one of the supported languages by lookup (RFC 4647, section 3.4).
    ///
    /// Each range in turn is shortened from its end until it equals a tag on offer: `de-CH-1996` finds `de-CH`, then `de`.
    ///
    /// - Parameter supported: language tags, the default first.
    /// - Returns: the tag as it is written in `supported`; `nil` if none is wanted, and the default is to be used.
    package func preferred(among supported: [String]) -> String? {
        for range in ranges {
            if range == "*" {
                if let first = supported.first(where: isNotExcluded) { return first }
            } else if let match = lookUp(range, among: supported) {
                return match
            }
        }
        return nil
    }

    private func lookUp(_ range: String, among supported: [String]) -> String? {
        var remaining = range[...]
        while !remaining.isEmpty {
            if let match = supported.first(where: { ASCII.equalIgnoringCase($0.utf8, remaining.utf8) && isNotExcluded($0) }) {
                return match
            }
            remaining = Self.shortened(remaining)
        }
        return nil
    }

    private func isNotExcluded(_ tag: String) -> Bool {
        !excluded.contains { ASCII.equalIgnoringCase($0.utf8, tag.utf8) }
    }

    /// Cuts off the last subtag, and with it a single letter before it, which would mean nothing on its own.
    private static func shortened(_ range: Substring) -> Substring {
        guard let dash = range.lastIndex(of: "-") else { return "" }
        let shorter = range[..<dash]
        guard let singleton = shorter.lastIndex(of: "-"), shorter.distance(from: singleton, to: shorter.endIndex) == 2 else {
            return shorter
        }
        return shorter[..<singleton]
    }

    private static func readElement(_ cursor: inout FieldCursor) -> (range: String, quality: Quality)? {
        guard let range = cursor.token(), isLanguageRange(range), let quality = cursor.quality() else { return nil }
        return (String(decoding: range, as: UTF8.self), quality)
    }

    private static func isLanguageRange(_ text: FieldCursor.Bytes) -> Bool {
        if text.elementsEqual("*".utf8) { return true }
        guard text.count <= maximumRangeLength else { return false }
        return text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { subtag in
            (1...8).contains(subtag.count) && subtag.allSatisfy(ASCII.isAlphanumeric)
        }
    }
}
