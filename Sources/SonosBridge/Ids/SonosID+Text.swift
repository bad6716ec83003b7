extension SonosID {
    /// Writes the identifier as text, before it is authenticated: a letter and its parts.
    ///
    /// Of one identifier there is one text, in characters that need no escaping in URLs.
    func writePayload(to sink: inout ByteSink) {
        switch self {
        case .root, .search, .playlists, .favorites: sink.put(reservedName ?? "")
        case .category(let name): sink.put(name)
        // The paths of actions have a leading slash, screen ids have none.
        case .screen(let path): Self.write("s", path, to: &sink, dropsSlash: true)
        case .section(let screen, let section):
            Self.write("c", screen, to: &sink)
            Self.write(section, to: &sink)
        case .item(let screen, let section, let component):
            Self.write("i", screen, to: &sink)
            Self.write(section, to: &sink)
            Self.write(component, to: &sink)
        case .track(let screen, let section, let track):
            Self.write("t", screen, to: &sink)
            Self.write(section, to: &sink)
            Self.write(track, to: &sink)
        }
    }

    /// Reads a payload back; nil when it is none.
    init?(payload: Substring) {
        let parts = payload.split(separator: "_", omittingEmptySubsequences: false)
        var texts: [String] = []
        for part in parts.dropFirst() {
            guard let text = Self.unescape(part) else { return nil }
            texts.append(text)
        }
        switch (parts.first, texts.count) {
        case ("s", 1): self = .screen(texts[0])
        case ("c", 2): self = .section(screen: texts[0], section: texts[1])
        case ("i", 3): self = .item(screen: texts[0], section: texts[1], component: texts[2])
        case ("t", 3): self = .track(screen: texts[0], section: texts[1], track: texts[2])
        default: return nil
        }
    }

    /// Whether the identifier is its own text and needs no check.
    var isLiteral: Bool {
        if case .category = self { true } else { reservedName != nil }
    }

    /// The names that players know by convention.
    var reservedName: String? {
        switch self {
        case .root: "root"
        case .search: "search"
        case .playlists: "playlists"
        case .favorites: "favorites"
        default: nil
        }
    }

    /// Writes the letter that an identifier begins with, and its first part.
    private static func write(_ letter: Unicode.Scalar, _ part: String, to sink: inout ByteSink, dropsSlash: Bool = false) {
        sink.put(UInt8(ascii: letter))
        write(part, to: &sink, dropsSlash: dropsSlash)
    }

    /// Writes a part: letters, digits and hyphens stay; a slash becomes a full stop; other bytes become `~` and two digits.
    private static func write(_ part: String, to sink: inout ByteSink, dropsSlash: Bool = false) {
        sink.put(UInt8(ascii: "_"))
        var part = part
        part.withUTF8 { utf8 in
            let start = dropsSlash && utf8.first == UInt8(ascii: "/") ? 1 : 0
            for byte in utf8[start...] {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"):
                    sink.put(byte)
                case UInt8(ascii: "/"): sink.put(UInt8(ascii: "."))
                default:
                    sink.put(UInt8(ascii: "~"))
                    sink.put(hexDigit(byte >> 4))
                    sink.put(hexDigit(byte & 15))
                }
            }
        }
    }

    private static func unescape(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var source = text.utf8.makeIterator()
        while let byte = source.next() {
            switch byte {
            case UInt8(ascii: "."): bytes.append(UInt8(ascii: "/"))
            case UInt8(ascii: "~"):
                guard let high = source.next().flatMap(hexValue), let low = source.next().flatMap(hexValue) else { return nil }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func hexValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
