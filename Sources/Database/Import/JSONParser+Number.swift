extension JSONParser {
    /// Reads a number by the grammar of RFC 8259, section 6.
    mutating func number() throws(JSONError) -> JSONValue {
        let isNegative = skip(UInt8(ascii: "-"))
        var value: Int? = 0
        if !skip(UInt8(ascii: "0")) {
            let first = index
            while let digit = nextDigit {
                value = Self.appending(digit, to: value)
                index += 1
            }
            guard index > first else { throw failure("a digit was expected") }
        }
        guard nextDigit == nil else { throw failure("a number begins with a zero") }
        let isInteger = try !skipFraction()
        guard isInteger, let value else { return .otherNumber }
        return .integer(isNegative ? -value : value)
    }

    /// Skips decimals and exponent.
    ///
    /// - Returns: whether there were any.
    private mutating func skipFraction() throws(JSONError) -> Bool {
        let start = index
        if skip(UInt8(ascii: ".")) { try skipDigits() }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
            try skipDigits()
        }
        return index > start
    }

    private mutating func skipDigits() throws(JSONError) {
        guard nextDigit != nil else { throw failure("a digit was expected") }
        while nextDigit != nil { index += 1 }
    }

    private var nextDigit: Int? {
        let byte = next
        return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte) - 0x30 : nil
    }

    /// A number with one digit more; nil when it has become too large.
    private static func appending(_ digit: Int, to value: Int?) -> Int? {
        guard let value else { return nil }
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(digit)
        return overflow || carry ? nil : sum
    }
}
