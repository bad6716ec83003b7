/// A record of any kind.
enum CatalogRecord {
    case composer(ComposerRecord)
    case work(WorkRecord)
    case artist(ArtistRecord)
    case ensemble(EnsembleRecord)
    case album(AlbumRecord)
    case playlist(PlaylistRecord)
    case podcast(PodcastRecord)
    case livestream(LivestreamRecord)

    /// Reads the record on a line.
    init(_ line: UnsafeBufferPointer<UInt8>) throws(FieldError) {
        let value: JSONValue
        do {
            value = try JSONParser.parse(line)
        } catch {
            throw FieldError(nil, "not JSON at column \(error.column): \(error.reason)")
        }
        switch try Self.kind(of: value) {
        case .composer: self = .composer(try ComposerRecord(value))
        case .work: self = .work(try WorkRecord(value))
        case .artist: self = .artist(try ArtistRecord(value))
        case .ensemble: self = .ensemble(try EnsembleRecord(value))
        case .album: self = .album(try AlbumRecord(value))
        case .playlist: self = .playlist(try PlaylistRecord(value))
        case .podcast: self = .podcast(try PodcastRecord(value))
        case .livestream: self = .livestream(try LivestreamRecord(value))
        }
    }

    private static func kind(of value: JSONValue) throws(FieldError) -> EntityKind {
        guard case .object(let members) = value else { throw FieldError(nil, "a record must be an object, not \(value.noun)") }
        guard let member = members.first(where: { $0.name == "kind" }) else { throw FieldError("kind", "is missing") }
        guard case .string(let name) = member.value else { throw FieldError("kind", "must be a text, not \(member.value.noun)") }
        guard let kind = EntityKind(rawValue: name) else {
            let names = EntityKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw FieldError("kind", "\"\(RecordReader.shown(name))\" is none of \(names)")
        }
        return kind
    }
}
