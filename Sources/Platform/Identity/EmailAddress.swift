/// An e-mail address in the form under which accounts are kept.
///
/// Only the addresses people have are accepted: ASCII, no quoting, no comments, a domain with a dot. Whether one is reached at it
/// is for a message to find out.
package struct EmailAddress: Hashable, Sendable {
    /// The whole address in lower case.
    ///
    /// The standard lets a server tell `Ann@` from `ann@`; none does, and people write either.
    package let value: String

    private static let maximumLength = 254  // What fits in an SMTP path: RFC 5321, section 4.5.3.1.3.
    private static let maximumLocalLength = 64
    private static let maximumLabelLength = 63

    /// Normalises and checks an address; `nil` if it is not one.
    package init?(_ text: String) {
        let normal = ASCII.lowercased(Self.trimmed(text))
        guard normal.utf8.count <= Self.maximumLength, let at = normal.utf8.lastIndex(of: UInt8(ascii: "@")) else { return nil }
        let local = normal.utf8[..<at]
        let domain = normal.utf8[normal.utf8.index(after: at)...]
        guard Self.isLocalPart(local), Self.isDomain(domain) else { return nil }
        value = normal
    }

    private static func trimmed(_ text: String) -> Substring {
        var rest = text[...]
        while let first = rest.unicodeScalars.first, isSpace(first) { rest.unicodeScalars.removeFirst() }
        while let last = rest.unicodeScalars.last, isSpace(last) { rest.unicodeScalars.removeLast() }
        return rest
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }

    /// Whether text is a `dot-atom` (RFC 5322, section 3.2.3), whose characters are those of a token.
    private static func isLocalPart(_ text: Substring.UTF8View) -> Bool {
        guard (1...maximumLocalLength).contains(text.count) else { return false }
        return text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { atom in
            !atom.isEmpty && atom.allSatisfy(isAtomByte)
        }
    }

    private static func isDomain(_ text: Substring.UTF8View) -> Bool {
        let labels = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.count >= 2
            && labels.allSatisfy { label in
                (1...maximumLabelLength).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                    && label.allSatisfy { ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
            }
    }

    private static func isAtomByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"): true
        case UInt8(ascii: "."): false
        default: FieldCursor.isTokenByte(byte)
        }
    }
}
