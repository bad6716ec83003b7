package import Logging
import NIOCore
import ScreenKit

/// Writes each log record as one line of JSON.
///
/// Members are `ts`, `level`, `logger`, `message`, then the metadata, flattened and sorted by name. Values whose names say that
/// they are secret are not written.
package struct JSONLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?

    private let label: String
    private let output: LogOutput

    private static let ownNames: Set<String> = ["ts", "level", "logger", "message", "error"]

    /// Makes the handler of one logger.
    package init(
        label: String,
        level: Logger.Level = .info,
        output: LogOutput = .standardError,
        metadataProvider: Logger.MetadataProvider? = nil
    ) {
        self.label = label
        self.output = output
        self.metadataProvider = metadataProvider
        logLevel = level
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        output.write(line(event, at: .now()))
    }

    /// The line of one record, its end included.
    func line(_ event: LogEvent, at time: WallClock) -> ByteBuffer {
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.member("ts", time.description)
            writer.member("level", event.level.rawValue)
            writer.member("logger", label)
            writer.member("message", event.message.description.bounded(to: LogMetadata.maximumTextLength))
            if let error = event.error { writer.member("error", String(describing: error).bounded(to: LogMetadata.maximumTextLength)) }
            for (name, text) in LogMetadata(merged(with: event.metadata)).pairs {
                writer.key(Self.ownNames.contains(name) ? "metadata.\(name)" : name)
                writer.string(text)
            }
        }
        var line = writer.buffer()
        line.writeInteger(UInt8(ascii: "\n"))
        return line
    }

    /// All metadata of a record; what is nearest to the record wins.
    private func merged(with own: Logger.Metadata?) -> Logger.Metadata {
        var all = metadata
        if let provided = metadataProvider?.get() { all.merge(provided) { _, new in new } }
        if let own { all.merge(own) { _, new in new } }
        return all
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }
}
