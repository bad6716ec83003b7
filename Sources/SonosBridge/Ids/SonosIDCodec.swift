/// Turns what identifiers stand for into the texts that players keep, and back.
///
/// A text is at most ``maximumLength`` characters long, all of them unreserved in URLs (RFC 3986, section 2.3), and ends with
/// a check under the service's ``SonosKey``.
public struct SonosIDCodec: Sendable {
    /// The longest identifier that players take (Sonos' documentation; the WSDL says 255).
    public static let maximumLength = 128
    /// Characters of the check: 9 bytes in base 64.
    private static let checkLength = 12
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
        var long: (name: String, payload: String)?
    }

    func encode(_ id: SonosID) -> Encoded {
        let payload = id.payload
        if id.isLiteral { return Encoded(text: String(decoding: payload, as: UTF8.self)) }
        guard payload.count + 1 + Self.checkLength > Self.maximumLength else { return Encoded(text: authenticated(payload)) }
        var name = Array(Self.longMark.utf8)
        Base64URL.append(key.code(payload, for: .name).prefix(SonosKey.minimumLength), to: &name)
        let long = (name: String(decoding: name, as: UTF8.self), payload: String(decoding: payload, as: UTF8.self))
        return Encoded(text: authenticated(name), long: long)
    }

    /// What a text stands for.
    ///
    /// - Returns: nil for a text that was not given out here.
    func decode(_ text: String, _ store: any SonosIDStore) async throws -> SonosID? {
        if let reserved = [SonosID.root, .search, .playlists, .favorites].first(where: { $0.reservedName == text }) { return reserved }
        if categories.contains(text) { return .category(text) }
        guard let payload = verifiedPayload(text) else { return nil }
        guard payload.hasPrefix(Self.longMark) else { return SonosID(payload: payload) }
        guard let long = try await store.payload(named: String(payload)) else { return nil }
        return SonosID(payload: long[...])
    }

    /// A payload with its check.
    private func authenticated(_ payload: [UInt8]) -> String {
        var text = payload
        text.append(UInt8(ascii: "_"))
        Base64URL.append(key.code(payload, for: .check).prefix(9), to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The part of a text before its check, if the check is right.
    private func verifiedPayload(_ text: String) -> Substring? {
        let bytes = text.utf8
        guard bytes.count <= Self.maximumLength, bytes.count > Self.checkLength + 1 else { return nil }
        let mark = bytes.index(bytes.endIndex, offsetBy: -Self.checkLength - 1)
        guard bytes[mark] == UInt8(ascii: "_") else { return nil }
        // Every byte is compared, so that the time taken says nothing of how many are right.
        let difference = zip(bytes, authenticated(Array(bytes[..<mark])).utf8).reduce(0) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? text[..<mark] : nil
    }
}
