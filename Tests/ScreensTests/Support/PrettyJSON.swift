import NIOCore

/// Lays compact JSON out for reading: what fits on a line stays on one, everything else gets a line for each member.
///
/// Nothing but white space is added, so that the layout differs where the bytes differ.
struct PrettyJSON {
    private static let width = 140
    private let bytes: [UInt8]
    private var place = 0
    private var result: [UInt8] = []

    static func text(_ json: ByteBuffer) -> String {
        var layout = PrettyJSON(bytes: Array(json.readableBytesView))
        layout.value(depth: 0)
        return String(decoding: layout.result, as: UTF8.self) + "\n"
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Copies the value that begins here.
    private mutating func value(depth: Int) {
        let end = endOfValue()
        let isContainer = bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "[")
        if !isContainer || end - place + depth <= Self.width {
            result += bytes[place..<end]
            place = end
            return
        }
        result.append(bytes[place])
        place += 1
        while place < end - 1 {
            if bytes[place] == UInt8(ascii: ",") {
                result.append(UInt8(ascii: ","))
                place += 1
            }
            newLine(depth + 1)
            if bytes[place] == UInt8(ascii: "\""), let colon = endOfKey() {
                result += bytes[place..<colon] + [UInt8(ascii: " ")]
                place = colon
            }
            value(depth: depth + 1)
        }
        newLine(depth)
        result.append(bytes[place])
        place += 1
    }

    private mutating func newLine(_ depth: Int) {
        result += [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: depth)
    }

    /// Where the value that begins here ends.
    private func endOfValue() -> Int {
        var index = place
        var depth = 0
        repeat {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = endOfString(at: index) - 1
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            index += 1
        } while depth > 0 || (index < bytes.count && !",}]".utf8.contains(bytes[index]))
        return index
    }

    private func endOfString(at start: Int) -> Int {
        var index = start + 1
        while bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return index + 1
    }

    /// The place after a key and its colon; nil where the string that begins here is no key.
    private func endOfKey() -> Int? {
        let end = endOfString(at: place)
        return end < bytes.count && bytes[end] == UInt8(ascii: ":") ? end + 1 : nil
    }
}
