/// How much a client wants one of several alternatives, from 0 (not acceptable) to 1 (RFC 9110, section 12.4.2).
///
/// Kept in thousandths, the precision of the protocol, so that comparing is exact.
struct Quality: Comparable, Hashable, Sendable {
    let thousandths: Int

    static let unacceptable = Quality(thousandths: 0)
    static let full = Quality(thousandths: 1000)

    static func < (left: Quality, right: Quality) -> Bool {
        left.thousandths < right.thousandths
    }
}

extension Quality {
    /// Reads a `qvalue`: `0`, `1`, or either with up to three decimals.
    init?(parsing text: FieldCursor.Bytes) {
        guard let first = text.first, text.count <= 5, first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else { return nil }
        guard text.count == 1 || text[text.startIndex + 1] == UInt8(ascii: ".") else { return nil }
        var value = Int(first - UInt8(ascii: "0")) * 1000
        for (digit, unit) in zip(text.dropFirst(2), [100, 10, 1]) {
            guard ASCII.isDigit(digit) else { return nil }
            value += Int(digit - UInt8(ascii: "0")) * unit
        }
        guard value <= 1000 else { return nil }
        self.init(thousandths: value)
    }
}

extension FieldCursor {
    /// Reads the weight that may follow an element; `nil` if something else follows.
    mutating func quality() -> Quality? {
        do throws(MalformedField) {
            guard let weight = try parameter() else { return endsElement() ? .full : nil }
            guard ASCII.equalIgnoringCase(weight.name, "q".utf8), let quality = Quality(parsing: weight.value), endsElement() else {
                return nil
            }
            return quality
        } catch {
            return nil
        }
    }

    /// Whether nothing but white space is left of a list element.
    mutating func endsElement() -> Bool {
        skipWhitespace()
        return isAtEnd || next == UInt8(ascii: ",")
    }
}
