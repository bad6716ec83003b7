extension Timestamp {
    /// Reads an instant written exactly like `2026-11-21T08:30:00Z`.
    ///
    /// Offsets, fractions of a second, lower-case letters and leap seconds are refused: there is one way to write an instant.
    public init?(_ text: some StringProtocol) {
        var fields = FixedDigits(text.utf8)
        guard
            let year = fields.number(digits: 4), fields.skip("-"),
            let month = fields.number(digits: 2), fields.skip("-"),
            let day = fields.number(digits: 2), fields.skip("T"),
            let hour = fields.number(digits: 2), fields.skip(":"),
            let minute = fields.number(digits: 2), fields.skip(":"),
            let second = fields.number(digits: 2), fields.skip("Z"), fields.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// Reads a day written exactly like `2026-11-21`, as the instant at which it begins in UTC.
    public init?(day text: some StringProtocol) {
        var fields = FixedDigits(text.utf8)
        guard
            let year = fields.number(digits: 4), fields.skip("-"),
            let month = fields.number(digits: 2), fields.skip("-"),
            let day = fields.number(digits: 2), fields.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

/// A reader of fields with a fixed number of ASCII digits.
private struct FixedDigits<Bytes: Collection> where Bytes.Element == UInt8 {
    private var rest: Bytes.SubSequence

    init(_ bytes: Bytes) {
        rest = bytes[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func number(digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let byte = rest.popFirst(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }

    mutating func skip(_ separator: Unicode.Scalar) -> Bool {
        rest.popFirst() == UInt8(ascii: separator)
    }
}
