import CZlib
package import NIOCore
import Synchronization

/// Compresses whole bodies with gzip (RFC 1952), through the system's zlib.
///
/// A deflate stream owns about 256 KB, so finished streams are kept and reset instead of made anew. The pool is the only
/// shared state: it is locked for a push or a pop, never while compressing.
package final class Deflater: Sendable {
    private let level: Int32
    private let poolSize: Int
    private let pool = Mutex<[DeflateStream]>([])

    /// Makes a compressor.
    ///
    /// - Parameters:
    ///   - level: from 1 (fast) to 9 (small).
    ///   - poolSize: how many idle streams are kept; a few more than there are threads that compress.
    package init(level: Int = 6, poolSize: Int = 8) {
        self.level = Int32(min(max(level, 1), 9))
        self.poolSize = max(poolSize, 0)
    }

    /// Compresses a body.
    ///
    /// Equal bodies give equal bytes: the header holds no time and no name.
    package func gzip(_ body: ByteBuffer) throws(DeflateError) -> ByteBuffer {
        let stream = try takeStream()
        let compressed = try stream.gzip(body)
        keep(stream)
        return compressed
    }

    /// The number of streams waiting to be used again.
    package var idleStreams: Int {
        pool.withLock { $0.count }
    }

    private func takeStream() throws(DeflateError) -> DeflateStream {
        if let stream = pool.withLock({ $0.popLast() }) { return stream }
        return try DeflateStream(level: level)
    }

    private func keep(_ stream: DeflateStream) {
        pool.withLock { streams in
            if streams.count < poolSize { streams.append(stream) }
        }
    }
}

/// Why a body could not be compressed.
package enum DeflateError: Error, Hashable, Sendable {
    /// zlib could not get its memory.
    case outOfMemory

    /// The body is longer than one call of zlib can take.
    case bodyTooLong

    /// zlib found its own state damaged.
    case brokenStream
}
