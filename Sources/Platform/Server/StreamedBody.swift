import Hummingbird
import NIOCore

/// A body that is read piece by piece while it is sent, so that its size costs no memory.
struct StreamedBody: Sendable {
    /// In bytes.
    let length: Int
    let validators: Validators
    /// Reads bytes, at most ``chunkLength`` of them: all that are asked for, or an error.
    let read: @Sendable (Range<Int>) async throws -> ByteBuffer

    /// The most bytes read at once.
    ///
    /// Three such pieces are held for a client that takes nothing: what a connection buffers before it says that it is full, and the
    /// one that waits for it.
    static let chunkLength = 64 * 1024

    /// Sends bytes; the next are read once the connection has taken those before.
    ///
    /// - Parameters:
    ///   - channel: the connection.
    ///   - stallLimit: how long the connection may take for a piece before it is closed.
    /// - Throws: what reading throws, ``WrongLength``, and what the connection or the end of the task makes of it. The response then
    ///   ends short of its length, which tells the client that it failed.
    @concurrent func write(
        _ range: Range<Int>, to writer: inout any ResponseBodyWriter, on channel: any Channel, stallLimit: TimeAmount
    ) async throws {
        var position = range.lowerBound
        while position < range.upperBound {
            try Task.checkCancellation()
            let end = min(position + Self.chunkLength, range.upperBound)
            let chunk = try await read(position..<end)
            guard chunk.readableBytes == end - position else { throw WrongLength(asked: end - position, got: chunk.readableBytes) }
            let alarm = Self.alarm(closing: channel, after: stallLimit)
            defer { alarm.cancel() }
            try await writer.write(chunk)
            // Writing hands the bytes to the event loop and comes back at once while it still believes the connection has room. Only
            // when the loop has dealt with them does it know better; a source faster than the loop would fill memory until then.
            try await channel.eventLoop.submit {}.get()
            position = end
        }
        let alarm = Self.alarm(closing: channel, after: stallLimit)
        defer { alarm.cancel() }
        try await writer.finish(nil)
    }

    /// Closes a connection unless it is cancelled in time.
    private static func alarm(closing channel: any Channel, after limit: TimeAmount) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
    }

    /// Reading gave more or fewer bytes than were asked for: sending them would shift all that follow.
    struct WrongLength: Error, Hashable, CustomStringConvertible {
        let asked: Int
        let got: Int

        var description: String { "asked for \(asked) bytes, got \(got)" }
    }
}
