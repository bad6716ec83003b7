import Crypto
import NIOCore

extension SHA256 {
    /// Hashes a buffer's readable bytes.
    static func hash(_ buffer: ByteBuffer) -> SHA256Digest {
        var hash = SHA256()
        // The pointer is read within the closure only; going through `Data` would copy the body.
        buffer.withUnsafeReadableBytes { hash.update(bufferPointer: $0) }
        return hash.finalize()
    }

    /// Hashes a text in UTF-8.
    static func hash(_ text: String) -> SHA256Digest {
        var hash = SHA256()
        var text = text
        // As above: `withUTF8` lends the string's own bytes.
        text.withUTF8 { hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }
        return hash.finalize()
    }
}
