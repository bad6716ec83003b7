import CZlib
import NIOCore

/// One zlib stream that compresses one body after another.
///
/// Unchecked because zlib's state is a pointer: a stream is used by one thread at a time, and handed to the next only through
/// the lock of ``Deflater``'s pool.
final class DeflateStream: @unchecked Sendable {
    // zlib keeps the address of this structure and compares it on every call, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>

    /// 15 for the largest window, 16 for a gzip header and checksum.
    private static let gzipWindowBits: Int32 = 15 + 16
    private static let memoryLevel: Int32 = 8
    /// JSON shrinks to a tenth or less; for what does not, the output grows once, to the worst case.
    private static let expectedRatio = 8
    private static let minimumOutput = 512

    init(level: Int32) throws(DeflateError) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard czlib_deflateInit2(stream, level, Self.gzipWindowBits, Self.memoryLevel, Z_DEFAULT_STRATEGY) == Z_OK else {
            stream.deallocate()
            throw .outOfMemory
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses a whole body, then makes the stream ready for the next.
    func gzip(_ body: ByteBuffer) throws(DeflateError) -> ByteBuffer {
        guard body.readableBytes <= Int(UInt32.max) else { throw .bodyTooLong }
        defer { deflateReset(stream) }
        let worstCase = Int(deflateBound(stream, UInt(body.readableBytes)))
        var output = ByteBuffer()
        output.reserveCapacity(min(body.readableBytes / Self.expectedRatio + Self.minimumOutput, worstCase))
        var result = Z_OK
        // zlib reads the input through a pointer without `const` but does not write to it; the pointer is dropped with the closure.
        body.withUnsafeReadableBytes { input in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
            stream.pointee.avail_in = UInt32(input.count)
            while result == Z_OK { result = write(to: &output, worstCase: worstCase) }
            stream.pointee.next_in = nil
        }
        guard result == Z_STREAM_END else { throw .brokenStream }
        // The result may be cached for long, so it does not keep room that it does not need.
        if output.capacity > output.readableBytes * 2 { output.shrinkBufferCapacity(to: output.readableBytes) }
        return output
    }

    /// Compresses into the free part of the output, which is grown first if there is little left.
    private func write(to output: inout ByteBuffer, worstCase: Int) -> Int32 {
        var result = Z_OK
        let room = output.writableBytes >= 64 ? output.writableBytes : max(worstCase - output.writerIndex, 64)
        // zlib writes within the `avail_out` bytes it is given; the pointer is dropped with the closure.
        output.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { free in
            let size = min(free.count, Int(UInt32.max))
            stream.pointee.next_out = free.bindMemory(to: UInt8.self).baseAddress
            stream.pointee.avail_out = UInt32(size)
            result = deflate(stream, Z_FINISH)
            stream.pointee.next_out = nil
            return size - Int(stream.pointee.avail_out)
        }
        return result
    }
}
