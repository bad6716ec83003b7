extension JSONParser {
    /// Parses a number, at its first digit or its minus sign.
    mutating func parseNumber() throws(JSONSyntaxError) -> JSONNumber {
        let start = cursor.offset
        _ = cursor.skip("-")
        if cursor.skip("0") {
            if let byte = cursor.byte, isDigit(byte) {
                throw cursor.error("a number has no leading zeros")
            }
        } else {
            try parseDigits(of: "a number")
        }
        if cursor.skip(".") {
            try parseDigits(of: "a fraction")
        }
        if cursor.skip("e") || cursor.skip("E") {
            _ = cursor.skip("+") || cursor.skip("-")
            try parseDigits(of: "an exponent")
        }
        return JSONNumber(text: String(decoding: cursor.bytes(since: start), as: UTF8.self))
    }

    private mutating func parseDigits(of part: String) throws(JSONSyntaxError) {
        guard let first = cursor.byte, isDigit(first) else {
            throw cursor.error("\(cursor.found) where a digit of \(part) is expected")
        }
        while let byte = cursor.byte, isDigit(byte) {
            cursor.advance()
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
