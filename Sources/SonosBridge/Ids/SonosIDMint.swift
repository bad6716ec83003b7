/// Makes the identifiers of one answer and remembers those that are too long to be sent.
///
/// Used by the one task that answers a call.
final class SonosIDMint {
    private let codec: SonosIDCodec
    private let store: any SonosIDStore
    private let places: TrackPlaces
    private var long: [String: String] = [:]
    /// The screens named last: the tracks of a list lead to the same few albums and composers.
    private var recent: [(path: String, text: String)] = []
    private var oldest = 0
    private static let maximumRecent = 4
    private var seen: [TrackPlaces.Place] = []

    init(_ codec: SonosIDCodec, _ store: any SonosIDStore, _ places: TrackPlaces) {
        self.codec = codec
        self.store = store
        self.places = places
    }

    /// The text of an identifier.
    func text(_ id: SonosID) -> String { encode(id).text }

    /// The identifier of a screen that many entries of one list lead to.
    func screen(_ path: String) -> String {
        if let known = recent.first(where: { $0.path == path }) { return known.text }
        let text = text(.screen(path))
        if recent.count < Self.maximumRecent {
            recent.append((path, text))
        } else {
            recent[oldest] = (path, text)
            oldest = (oldest + 1) % Self.maximumRecent
        }
        return text
    }

    /// The identifier of a track.
    ///
    /// - Parameter place: the number of items before the track in its section, where that is paged; noted so that the track is
    ///   found again without looking through the section.
    func track(_ track: String, in section: String, on screen: String, place: Int?) -> String {
        let encoded = encode(.track(screen: screen, section: section, track: track))
        if let place { seen.append(TrackPlaces.Place(check: encoded.check, index: place)) }
        return encoded.text
    }

    /// Where a track stood when it was last listed; nil where that is not known (any more).
    func place(of track: String, in section: String, on screen: String) -> Int? {
        places.index(of: encode(.track(screen: screen, section: section, track: track)).check)
    }

    private func encode(_ id: SonosID) -> SonosIDCodec.Encoded {
        let encoded = codec.encode(id)
        if let entry = encoded.long { long[entry.name] = entry.payload }
        return encoded
    }

    /// What a text stands for.
    ///
    /// - Throws: ``SOAPFault`` for a text that was not given out here.
    func id(_ text: String) async throws -> SonosID {
        guard let id = try await knownID(text) else { throw SOAPFault.unknownItem }
        return id
    }

    /// What a text stands for; nil for a text that was not given out here.
    func knownID(_ text: String) async throws -> SonosID? {
        try await codec.decode(text) { name in
            if let payload = long[name] { return payload }
            return try await store.payload(named: name)
        }
    }

    /// Keeps what has to be kept for the identifiers to be understood when they come back.
    func commit() async throws {
        places.note(seen)
        seen = []
        guard !long.isEmpty else { return }
        try await store.insert(long)
        long = [:]
    }
}
