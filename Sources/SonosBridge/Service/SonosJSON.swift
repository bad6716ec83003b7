import NIOCore
import ScreenKit

/// Writes lists as JSON, for clients that would rather not speak SOAP.
enum SonosJSON {
    /// - Parameter addresses: where the entries are found, for as many as there are.
    static func write(_ list: MediaList, _ addresses: [String]) -> ByteBuffer {
        var writer = JSONWriter()
        writer.object { writer in
            integer("index", list.index, to: &writer)
            integer("total", list.total, to: &writer)
            writer.key("items" as StaticString)
            writer.array { writer in
                for (place, entry) in list.entries.enumerated() {
                    write(entry, place < addresses.count ? addresses[place] : nil, to: &writer)
                }
            }
        }
        return writer.buffer()
    }

    private static func write(_ entry: MediaEntry, _ address: String?, to writer: inout JSONWriter) {
        writer.object { writer in
            text("id", entry.id, to: &writer)
            text("type", entry.itemType.rawValue, to: &writer)
            text("title", entry.title, to: &writer)
            switch entry {
            case .collection(let collection):
                text("artist", collection.artist, to: &writer)
                text("summary", collection.summary, to: &writer)
                integer("total", collection.total, to: &writer)
            case .metadata(let metadata):
                text("mimeType", metadata.mimeType, to: &writer)
                if case .track(let track) = metadata.content { write(track, to: &writer) }
            }
            text("image", entry.albumArtURI, to: &writer)
            text("url", address, to: &writer)
        }
    }

    private static func write(_ track: TrackMetadata, to writer: inout JSONWriter) {
        text("artist", track.artist, to: &writer)
        text("composer", track.composer, to: &writer)
        text("album", track.album, to: &writer)
        integer("duration", track.duration, to: &writer)
    }

    private static func text(_ name: StaticString, _ value: String?, to writer: inout JSONWriter) {
        guard let value else { return }
        writer.key(name)
        writer.string(value)
    }

    private static func integer(_ name: StaticString, _ value: Int?, to writer: inout JSONWriter) {
        guard let value else { return }
        writer.key(name)
        writer.integer(value)
    }
}
