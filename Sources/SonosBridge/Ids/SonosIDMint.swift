/// Makes the identifiers of one answer and remembers those that are too long to be sent.
///
/// Used by the one task that answers a call.
final class SonosIDMint {
    private let codec: SonosIDCodec
    private let store: any SonosIDStore
    private var long: [String: String] = [:]
    /// Identifiers of screens made so far: many tracks of one list lead to the same few.
    private var screens: [String: String] = [:]

    init(_ codec: SonosIDCodec, _ store: any SonosIDStore) {
        self.codec = codec
        self.store = store
    }

    /// The text of an identifier.
    func text(_ id: SonosID) -> String {
        let encoded = codec.encode(id)
        if let entry = encoded.long { long[entry.name] = entry.payload }
        return encoded.text
    }

    /// The identifier of the screen at a path, with or without a leading slash.
    func screen(_ path: String) -> String {
        if let known = screens[path] { return known }
        let text = text(.screen(path.first == "/" ? String(path.dropFirst()) : path))
        screens[path] = text
        return text
    }

    /// What a text stands for.
    ///
    /// - Throws: ``SOAPFault`` for a text that was not given out here.
    func id(_ text: String) async throws -> SonosID {
        guard let id = try await codec.decode(text, store) else { throw SOAPFault.unknownItem }
        return id
    }

    /// Keeps what has to be kept for the identifiers to be understood when they come back.
    func commit() async throws {
        guard !long.isEmpty else { return }
        try await store.insert(long)
        long = [:]
    }
}
