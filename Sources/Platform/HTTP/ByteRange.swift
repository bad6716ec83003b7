/// What a `Range` field asks for of a representation of known length (RFC 9110, section 14).
package enum ByteRange: Hashable, Sendable {
    /// The whole representation: there is no field, it is not understood, or it asks for several ranges at once.
    ///
    /// Ignoring a range is always allowed; several ranges in one answer are not worth their cost to anybody.
    case whole

    /// These bytes, answered with 206.
    case partial(Range<Int>)

    /// Bytes that do not exist, answered with 416.
    case unsatisfiable

    /// Reads the value of the field for a representation of `length` bytes.
    package init(_ fieldValue: String?, length: Int) {
        guard let fieldValue, let spec = RangeSpec(fieldValue) else {
            self = .whole
            return
        }
        switch spec {
        case .from(let first, let last):
            self = first < length ? .partial(first..<min(last, length - 1) + 1) : .unsatisfiable
        case .suffix(0):
            self = .unsatisfiable
        case .suffix(let count):
            // Nothing can be said about the range of an empty representation, so it is sent as it is.
            self = length == 0 ? .whole : .partial(max(0, length - count)..<length)
        }
    }

    /// The `Content-Range` field that goes with the answer, if any (section 14.4).
    package func contentRange(length: Int) -> String? {
        switch self {
        case .whole: nil
        case .partial(let range): "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
        case .unsatisfiable: "bytes */\(length)"
        }
    }
}

/// A single range as it is written: `bytes=0-499`, `bytes=500-` or `bytes=-500`.
private enum RangeSpec {
    case from(first: Int, last: Int)
    case suffix(Int)

    init?(_ fieldValue: String) {
        var cursor = FieldCursor(fieldValue)
        cursor.skipWhitespace()
        guard let unit = cursor.token(), ASCII.equalIgnoringCase(unit, "bytes".utf8), cursor.consume(UInt8(ascii: "=")) else { return nil }
        cursor.skipWhitespace()
        let first = cursor.read(while: ASCII.isDigit)
        guard cursor.consume(UInt8(ascii: "-")) else { return nil }
        let last = cursor.read(while: ASCII.isDigit)
        cursor.skipWhitespace()
        guard cursor.isAtEnd else { return nil }
        self.init(first: Self.position(first), last: Self.position(last))
    }

    private init?(first: Int?, last: Int?) {
        switch (first, last) {
        case (let first?, let last?):
            guard first <= last else { return nil }
            self = .from(first: first, last: last)
        case (let first?, nil): self = .from(first: first, last: .max)
        case (nil, let count?): self = .suffix(count)
        case (nil, nil): return nil
        }
    }

    /// A number too large for `Int` lies beyond the end of anything, and so does the largest one.
    private static func position(_ digits: FieldCursor.Bytes) -> Int? {
        digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF8.self)) ?? .max
    }
}
