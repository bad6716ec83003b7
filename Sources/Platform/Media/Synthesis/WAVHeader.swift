import NIOCore

/// The 44 bytes before the samples of a WAV file (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0).
struct WAVHeader: Sendable {
    static let length = 44

    /// Bytes of the samples, with which the whole has to stay below 4 GiB.
    let dataLength: Int
    let sampleRate: Int
    let channelCount: Int
    let bitsPerSample: Int

    /// Appends the header.
    func write(to buffer: inout ByteBuffer) {
        let frameSize = channelCount * bitsPerSample / 8
        buffer.writeString("RIFF")
        // What follows this number: all but the eight bytes up to its end.
        buffer.writeInteger(UInt32(Self.length - 8 + dataLength), endianness: .little)
        buffer.writeString("WAVEfmt ")
        buffer.writeInteger(16, endianness: .little, as: UInt32.self)
        // Pulse code modulation.
        buffer.writeInteger(1, endianness: .little, as: UInt16.self)
        buffer.writeInteger(UInt16(channelCount), endianness: .little)
        buffer.writeInteger(UInt32(sampleRate), endianness: .little)
        buffer.writeInteger(UInt32(sampleRate * frameSize), endianness: .little)
        buffer.writeInteger(UInt16(frameSize), endianness: .little)
        buffer.writeInteger(UInt16(bitsPerSample), endianness: .little)
        buffer.writeString("data")
        buffer.writeInteger(UInt32(dataLength), endianness: .little)
    }
}
