/// A number as a JSON document writes it.
///
/// The text is kept, so that nothing is lost to floating point before someone asks for a particular type.
public struct JSONNumber: Hashable, Sendable {
    /// The number as written, which follows the grammar of RFC 8259.
    public let text: String

    /// The number as an integer, or `nil` when it has a fraction or does not fit.
    ///
    /// What counts is the value and not the spelling, as in JSON Schema: `20.0` and `2e1` are the integer 20.
    public var integer: Int? {
        var digits: [UInt8] = []
        var fractionDigits = 0
        var isInFraction = false
        var bytes = text.utf8[...]
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { bytes.removeFirst() }
        while let byte = bytes.popFirst(), byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
            if byte == UInt8(ascii: ".") {
                isInFraction = true
            } else {
                digits.append(byte - UInt8(ascii: "0"))
                fractionDigits += isInFraction ? 1 : 0
            }
        }
        guard let last = digits.lastIndex(where: { $0 != 0 }) else { return 0 }
        // The text ends in the exponent, if there is one; one too large to read makes the number too large or too small as well.
        guard let exponent = bytes.isEmpty ? 0 : Int(Substring(bytes)) else { return nil }
        let trailingZeros = digits.count - 1 - last
        let (scale, overflow) = exponent.subtractingReportingOverflow(fractionDigits - trailingZeros)
        guard !overflow, (0...18).contains(scale) else { return nil }
        return Self.integer(digits: digits[...last], zeros: scale, isNegative: isNegative)
    }

    /// The double nearest to the number, or `nil` when the number is beyond all of them.
    public var double: Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func integer(digits: ArraySlice<UInt8>, zeros: Int, isNegative: Bool) -> Int? {
        var result = 0
        for digit in digits + Array(repeating: 0, count: zeros) {
            let (product, overflow) = result.multipliedReportingOverflow(by: 10)
            // Built up on the negative side, which has room for one more value.
            let (sum, carry) = product.subtractingReportingOverflow(Int(digit))
            guard !overflow, !carry else { return nil }
            result = sum
        }
        if isNegative { return result }
        return result == .min ? nil : -result
    }
}
