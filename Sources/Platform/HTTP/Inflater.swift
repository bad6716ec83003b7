import CZlib
package import NIOCore

/// Undoes gzip (RFC 1952) on request bodies, which come from anybody and may grow a thousandfold.
package enum Inflater {
    private static let gzipWindowBits: Int32 = 15 + 16
    private static let minimumRoom = 4096

    /// Decompresses a whole body.
    ///
    /// - Parameters:
    ///   - body: one gzip member, or several in a row.
    ///   - limit: how many bytes the result may have; the work stops as soon as there would be more.
    /// - Throws: ``InflateError``.
    package static func gunzip(_ body: ByteBuffer, limit: Int) throws(InflateError) -> ByteBuffer {
        guard body.readableBytes <= Int(UInt32.max) else { throw .malformed }
        // zlib keeps the address of this structure and compares it on every call, so it must not move.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        defer { stream.deallocate() }
        guard czlib_inflateInit2(stream, gzipWindowBits) == Z_OK else { throw .outOfMemory }
        defer { inflateEnd(stream) }
        var output = ByteBuffer()
        // zlib reads the input through a pointer without `const` but does not write to it; the pointer is dropped with the closure.
        let failure: InflateError? = body.withUnsafeReadableBytes { input in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
            stream.pointee.avail_in = UInt32(input.count)
            return inflateMembers(stream, to: &output, limit: limit)
        }
        if let failure { throw failure }
        return output
    }

    private static func inflateMembers(
        _ stream: UnsafeMutablePointer<z_stream>, to output: inout ByteBuffer, limit: Int
    ) -> InflateError? {
        while true {
            let result = write(stream, to: &output, limit: limit)
            if output.readableBytes > limit { return .tooLong(limit: limit) }
            switch result {
            case Z_OK: continue
            case Z_STREAM_END where stream.pointee.avail_in == 0: return nil
            case Z_STREAM_END: inflateReset(stream)
            case Z_BUF_ERROR: return .truncated
            case Z_MEM_ERROR: return .outOfMemory
            default: return .malformed
            }
        }
    }

    /// Decompresses into at most one byte more than the limit allows, so that a result of exactly `limit` bytes still ends.
    private static func write(_ stream: UnsafeMutablePointer<z_stream>, to output: inout ByteBuffer, limit: Int) -> Int32 {
        var result = Z_OK
        let allowed = limit - output.readableBytes + 1
        let wanted = min(allowed, max(Int(stream.pointee.avail_in) * 4, minimumRoom))
        // zlib writes within the `avail_out` bytes it is given; the pointer is dropped with the closure.
        output.writeWithUnsafeMutableBytes(minimumWritableBytes: wanted) { free in
            let size = min(free.count, allowed, Int(UInt32.max))
            stream.pointee.next_out = free.bindMemory(to: UInt8.self).baseAddress
            stream.pointee.avail_out = UInt32(size)
            result = inflate(stream, Z_NO_FLUSH)
            stream.pointee.next_out = nil
            return size - Int(stream.pointee.avail_out)
        }
        return result
    }
}

/// Why a body could not be decompressed.
package enum InflateError: Error, Hashable, Sendable {
    /// The bytes are not gzip, or their checksum is wrong.
    case malformed

    /// The bytes end too early.
    case truncated

    /// The result would be longer than allowed.
    case tooLong(limit: Int)

    /// zlib could not get its memory.
    case outOfMemory
}
