extension JSONElement {
    /// The value as UTF-8 without white space: the same bytes for the same value, which is what hashes are made of.
    public var bytes: [UInt8] {
        var writer = Writer(isIndented: false)
        writer.write(self)
        return writer.bytes
    }

    /// The value as text for people, two spaces a level, ending in a line feed.
    public var indentedText: String {
        var writer = Writer(isIndented: true)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }
}

private struct Writer {
    private(set) var bytes: [UInt8] = []
    private let isIndented: Bool
    private var depth = 0

    init(isIndented: Bool) {
        self.isIndented = isIndented
    }

    mutating func write(_ element: JSONElement) {
        switch element {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let value): append(String(value))
        case .number(let value): append(Self.text(of: value))
        case .string(let text): write(text)
        case .array(let elements):
            writeList("[", "]", elements) { writer, element in writer.write(element) }
        case .object(let members):
            writeList("{", "}", members) { writer, member in
                writer.write(member.name)
                writer.append(writer.isIndented ? ": " : ":")
                writer.write(member.value)
            }
        }
    }

    private mutating func writeList<Item>(_ open: String, _ close: String, _ items: [Item], _ write: (inout Writer, Item) -> Void) {
        append(open)
        depth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { append(",") }
            breakLine()
            write(&self, item)
        }
        depth -= 1
        if !items.isEmpty { breakLine() }
        append(close)
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x08: append("\\b")
            case 0x09: append("\\t")
            case 0x0a: append("\\n")
            case 0x0c: append("\\f")
            case 0x0d: append("\\r")
            case 0..<0x20: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// JSON has no word for what is not finite; nothing that is read can be.
    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        // Up to 2^53 every integer has a double of its own.
        if number.magnitude < 9_007_199_254_740_992, let integer = Int(exactly: number) { return String(integer) }
        return number.description
    }
}
