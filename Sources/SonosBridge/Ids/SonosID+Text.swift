extension SonosID {
    /// The identifier as text, before it is authenticated: a letter and its parts.
    ///
    /// Of one identifier there is one text, in characters that need no escaping in URLs.
    var payload: [UInt8] {
        switch self {
        case .root, .search, .playlists, .favorites: Array((reservedName ?? "").utf8)
        case .category(let name): Array(name.utf8)
        case .screen(let path): Self.join("s", path)
        case .section(let screen, let section): Self.join("c", screen, section)
        case .item(let screen, let section, let component): Self.join("i", screen, section, component)
        case .track(let screen, let section, let track): Self.join("t", screen, section, track)
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

    private static func join(_ parts: String...) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(SonosIDCodec.maximumLength)
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "_")) }
            escape(part, into: &bytes)
        }
        return bytes
    }

    /// Letters, digits and hyphens stay; a slash becomes a full stop; other bytes become `~` and two digits.
    private static func escape(_ text: String, into bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"):
                bytes.append(byte)
            case UInt8(ascii: "/"): bytes.append(UInt8(ascii: "."))
            default: bytes += [UInt8(ascii: "~"), hexDigit(byte >> 4), hexDigit(byte & 15)]
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
