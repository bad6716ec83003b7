import Crypto
package import NIOCore

/// An identifier for one representation of a resource (RFC 9110, section 8.8.3).
package struct EntityTag: Hashable, Sendable {
    /// Whether the tag stands for equivalent, rather than identical, bytes.
    package let isWeak: Bool

    /// What identifies the representation, without the quotation marks.
    package let opaqueTag: String

    /// Makes a tag; `nil` if the text holds a character a tag may not have.
    package init?(opaqueTag: String, isWeak: Bool = false) {
        guard opaqueTag.utf8.allSatisfy(Self.isTagByte) else { return nil }
        self.init(validated: opaqueTag, isWeak: isWeak)
    }

    /// Reads one tag; `nil` if the text is not exactly that.
    package init?(parsing fieldValue: String) {
        var cursor = FieldCursor(fieldValue)
        cursor.skipWhitespace()
        guard let tag = cursor.entityTag() else { return nil }
        cursor.skipWhitespace()
        guard cursor.isAtEnd else { return nil }
        self.init(validated: String(decoding: tag.opaqueTag, as: UTF8.self), isWeak: tag.isWeak)
    }

    /// The strong tag of a body: the first 128 bits of its SHA-256, so that every node gives equal bytes the same tag.
    package init(digestOf body: ByteBuffer) {
        self.init(validated: Base64.url.encode(SHA256.hash(body).prefix(16)), isWeak: false)
    }

    private init(validated opaqueTag: String, isWeak: Bool) {
        self.opaqueTag = opaqueTag
        self.isWeak = isWeak
    }

    /// The tag of the same representation under a content coding: other bytes, so another strong tag (section 8.8.3.3).
    package func coded(with coding: AcceptEncoding.Coding) -> EntityTag {
        switch coding {
        case .identity: self
        case .gzip: EntityTag(validated: opaqueTag + "-gz", isWeak: isWeak)
        }
    }

    /// Whether both tags are strong and equal, which means identical bytes (section 8.8.3.2).
    package func stronglyMatches(_ other: EntityTag) -> Bool {
        !isWeak && !other.isWeak && opaqueTag == other.opaqueTag
    }

    /// Whether the tags are equal, weak or not.
    package func weaklyMatches(_ other: EntityTag) -> Bool {
        opaqueTag == other.opaqueTag
    }

    /// Whether a byte may appear between the quotation marks (`etagc`).
    static func isTagByte(_ byte: UInt8) -> Bool {
        byte == 0x21 || (byte >= 0x23 && byte != 0x7F)
    }
}

extension EntityTag: CustomStringConvertible {
    /// The form used in fields.
    package var description: String {
        isWeak ? "W/\"\(opaqueTag)\"" : "\"\(opaqueTag)\""
    }
}

extension FieldCursor {
    /// Reads an entity tag; `nil` if there is none.
    mutating func entityTag() -> (opaqueTag: Bytes, isWeak: Bool)? {
        let isWeak = consume(UInt8(ascii: "W"))
        if isWeak, !consume(UInt8(ascii: "/")) { return nil }
        guard consume(UInt8(ascii: "\"")) else { return nil }
        let opaqueTag = read(while: EntityTag.isTagByte)
        return consume(UInt8(ascii: "\"")) ? (opaqueTag, isWeak) : nil
    }
}
