/// Turns what identifiers stand for into the texts that players keep, and back.
///
/// A text is at most ``maximumLength`` characters long, all of them unreserved in URLs (RFC 3986, section 2.3), and ends with
/// a check under the service's ``SonosKey``.
public struct SonosIDCodec: Sendable {
    /// The longest identifier that players take (Sonos' documentation; the WSDL says 255).
    public static let maximumLength = 128
    /// Characters of the check: 8 bytes in base 64.
    private static let checkLength = 11
    private static let longMark = "l_"

    private let key: SonosKey
    private let categories: Set<String>

    /// - Parameter categories: the names of the search's categories, which are identifiers as they are.
    public init(key: SonosKey, categories: Set<String> = []) {
        self.key = key
        self.categories = categories
    }

    /// An identifier's text and, where that is only a name for something too long, what it stands for.
    struct Encoded {
        let text: String
        /// Tells identifiers apart; 0 for those that need no check.
        let check: UInt64
        var long: (name: String, payload: String)?
    }

    func encode(_ id: SonosID) -> Encoded {
        if id.isLiteral { return Encoded(text: Self.payload(of: id), check: 0) }
        var check: UInt64?
        let text = String(unsafeUninitializedCapacity: Self.maximumLength) { memory in
            var sink = ByteSink(memory)
            id.writePayload(to: &sink)
            check = authenticate(&sink)
            return check == nil ? 0 : sink.count
        }
        return check.map { Encoded(text: text, check: $0) } ?? encode(long: Self.payload(of: id))
    }

    /// The short name of a payload that is too long to be sent.
    private func encode(long payload: String) -> Encoded {
        let name = Self.longMark + Base64URL.text(key.name(payload.utf8))
        let (text, check) = authenticated(name[...])
        return Encoded(text: text, check: check, long: (name: name, payload: payload))
    }

    private static func payload(of id: SonosID) -> String {
        var length = ByteSink(UnsafeMutableBufferPointer(start: nil, count: 0))
        id.writePayload(to: &length)
        return String(unsafeUninitializedCapacity: length.count) { memory in
            var sink = ByteSink(memory)
            id.writePayload(to: &sink)
            return sink.count
        }
    }

    /// What a text stands for.
    ///
    /// - Parameter payload: the payload of a name.
    /// - Returns: nil for a text that was not given out here.
    func decode(_ text: String, payload named: (String) async throws -> String?) async throws -> SonosID? {
        if let reserved = [SonosID.root, .search, .playlists, .favorites].first(where: { $0.reservedName == text }) { return reserved }
        if categories.contains(text) { return .category(text) }
        guard let payload = verifiedPayload(text) else { return nil }
        guard payload.hasPrefix(Self.longMark) else { return SonosID(payload: payload) }
        guard let long = try await named(String(payload)) else { return nil }
        return SonosID(payload: long[...])
    }

    /// Writes the check of the payload that has been written; nil where there is no room for it.
    private func authenticate(_ sink: inout ByteSink) -> UInt64? {
        guard sink.count + 1 + Self.checkLength <= Self.maximumLength else { return nil }
        let check = key.check(sink.written)
        sink.put(UInt8(ascii: "_"))
        Base64URL.write(check, to: &sink)
        return check
    }

    /// A payload with its check.
    private func authenticated(_ payload: Substring) -> (text: String, check: UInt64) {
        var check: UInt64 = 0
        let text = String(unsafeUninitializedCapacity: Self.maximumLength) { memory in
            var sink = ByteSink(memory)
            for byte in payload.utf8 { sink.put(byte) }
            guard let code = authenticate(&sink) else { return 0 }
            check = code
            return sink.count
        }
        return (text, check)
    }

    /// The part of a text before its check, if the check is right.
    private func verifiedPayload(_ text: String) -> Substring? {
        let bytes = text.utf8
        guard bytes.count <= Self.maximumLength, bytes.count > Self.checkLength + 1 else { return nil }
        let mark = bytes.index(bytes.endIndex, offsetBy: -Self.checkLength - 1)
        guard bytes[mark] == UInt8(ascii: "_") else { return nil }
        return ConstantTime.areEqual(bytes, authenticated(text[..<mark]).text.utf8) ? text[..<mark] : nil
    }
}
