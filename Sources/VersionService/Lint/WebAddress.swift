/// What an address in a manifest looks like: absolute, `http` or `https`, ASCII, without user information.
enum WebAddress {
    static let inWords = "an address that begins with https:// or http:// and has no spaces"

    static func accepts(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let rest = text.utf8.dropFirst(scheme.utf8.count)
        let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return acceptsAuthority(authority) && rest[authority.endIndex...].allSatisfy { (0x21...0x7e).contains($0) }
    }

    /// A host name, and perhaps a port of one to five digits.
    private static func acceptsAuthority(_ authority: Substring.UTF8View) -> Bool {
        let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), !parts[0].isEmpty, parts[0].allSatisfy(isHostByte) else { return false }
        return parts.count == 1 || (1...5).contains(parts[1].count) && parts[1].allSatisfy(isDigit)
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
