import CZlib
import NIOCore
import ScreenKit

/// Writes pictures as PNG (ISO/IEC 15948): true colour, eight bits a sample, no filters.
enum PNGEncoder {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let compressionLevel: Int32 = 6

    /// The file for a picture.
    static func encode(_ image: RasterImage) -> ByteBuffer {
        var file = ByteBuffer(bytes: signature)
        var header = ByteBuffer()
        header.writeInteger(UInt32(image.width))
        header.writeInteger(UInt32(image.height))
        // Bit depth 8, colour type 2 (RGB), and the only compression, filtering and no interlacing.
        header.writeBytes([8, 2, 0, 0, 0])
        writeChunk("IHDR", Array(header.readableBytesView), to: &file)
        writeChunk("IDAT", compressed(image), to: &file)
        writeChunk("IEND", [], to: &file)
        return file
    }

    /// The rows, each after its filter type 0, as a zlib stream.
    private static func compressed(_ image: RasterImage) -> [UInt8] {
        var rows: [UInt8] = []
        let rowLength = image.width * 3
        rows.reserveCapacity(image.height * (rowLength + 1))
        for row in 0..<image.height {
            rows.append(0)
            rows += image.pixels[row * rowLength..<(row + 1) * rowLength]
        }
        var length = compressBound(uLong(rows.count))
        return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            // With a buffer of `compressBound` bytes this fails only without memory.
            let status = compress2(buffer.baseAddress, &length, rows, uLong(rows.count), compressionLevel)
            count = status == Z_OK ? Int(length) : 0
        }
    }

    private static func writeChunk(_ type: StaticString, _ data: [UInt8], to file: inout ByteBuffer) {
        file.writeInteger(UInt32(data.count))
        let start = file.writerIndex
        file.writeStaticString(type)
        file.writeBytes(data)
        let check = file.getBytes(at: start, length: file.writerIndex - start).map { crc32(0, $0, uInt($0.count)) } ?? 0
        file.writeInteger(UInt32(truncatingIfNeeded: check))
    }
}
