/// A place in the bytes of a JSON text that moves forward and keeps count of lines and columns.
struct JSONCursor {
    private let bytes: [UInt8]
    private(set) var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next byte, or `nil` at the end.
    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    var isAtEnd: Bool { offset == bytes.count }

    var isAtByteOrderMark: Bool { bytes.starts(with: [0xef, 0xbb, 0xbf]) }

    var position: SourcePosition { SourcePosition(line: line, column: column) }

    mutating func advance() {
        guard let byte else { return }
        offset += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if offset == bytes.count || bytes[offset] & 0xc0 != 0x80 {
            // Only the last byte of a character moves the column.
            column += 1
        }
    }

    mutating func skipWhitespace() {
        while let byte, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
            advance()
        }
    }

    /// Steps over `text` if it comes next.
    mutating func skip(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        for _ in text.utf8 { advance() }
        return true
    }

    /// The bytes from `start` up to this place.
    func bytes(since start: Int) -> ArraySlice<UInt8> {
        bytes[start..<offset]
    }

    /// What comes next, in words for a message.
    var found: String {
        switch byte {
        case .none: "the document ends"
        case .some(0x21...0x7e): "`\(Character(Unicode.Scalar(bytes[offset])))`"
        case .some(let byte) where byte < 0x80: "the control character U+\(String(byte, radix: 16, uppercase: true))"
        case .some: "a character outside of ASCII"
        }
    }

    func error(_ message: String) -> JSONSyntaxError {
        JSONSyntaxError(message: message, position: position)
    }
}
