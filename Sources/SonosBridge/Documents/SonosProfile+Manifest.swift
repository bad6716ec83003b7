public import NIOCore
import ScreenKit

extension SonosProfile {
    /// `manifest.json`: where the other documents are, and which edition of them.
    ///
    /// - Parameters:
    ///   - stringsVersion: changes when `strings.xml` does.
    ///   - mapVersion: changes when `presentationmap.xml` does.
    public func manifest(stringsVersion: Int = 1, mapVersion: Int = 1) -> ByteBuffer {
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.key("schemaVersion" as StaticString)
            writer.string("1.0")
            Self.document("strings", stringsVersion, "\(publicURL)/sonos/strings.xml", to: &writer)
            Self.document("presentationMap", mapVersion, "\(publicURL)/sonos/presentationmap.xml", to: &writer)
        }
        return writer.buffer()
    }

    private static func document(_ name: StaticString, _ version: Int, _ uri: String, to writer: inout JSONWriter) {
        writer.key(name)
        writer.object { writer in
            writer.key("version" as StaticString)
            writer.string("\(version).0")
            writer.key("uri" as StaticString)
            writer.string(uri)
        }
    }
}
