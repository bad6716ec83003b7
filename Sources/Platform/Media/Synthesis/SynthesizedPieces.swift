import Crypto
import NIOCore
import NIOPosix

/// Gives every track a short piece of music, so that there is something to hear where there are no recordings.
///
/// A piece costs no storage: it is a WAV file (16 bits, stereo, 44.1 kHz) whose bytes are computed as they are asked for, some
/// hundred times faster than they play.
public struct SynthesizedPieces: MediaSource {
    private let frameCount: Int

    /// - Parameter seconds: how long a piece sounds, from 1 to 3,600.
    public init(seconds: Int = 30) {
        precondition((1...3600).contains(seconds), "a piece is 1 to 3600 seconds long")
        frameCount = seconds * PieceRenderer.sampleRate
    }

    public func recording(_ track: String) async throws -> Recording? {
        guard !track.isEmpty else { return nil }
        let piece = SynthesizedPiece(track: track, frameCount: frameCount)
        let header = WAVHeader(
            dataLength: frameCount * SynthesizedPiece.frameSize, sampleRate: PieceRenderer.sampleRate, channelCount: 2, bitsPerSample: 16)
        let tag = Base64.url.encode(SHA256.hash("piece \(SynthesizedPiece.edition) \(frameCount) \(track)").prefix(16))
        return Recording(mediaType: "audio/wav", length: WAVHeader.length + header.dataLength, tag: tag) { range in
            // Hundreds of listeners may be at it at once, and nobody else's request is to wait for them.
            try await NIOThreadPool.singleton.runIfActive { Self.bytes(range, header, piece) }
        }
    }

    /// Bytes of the file, wherever they begin and end.
    private static func bytes(_ range: Range<Int>, _ header: WAVHeader, _ piece: SynthesizedPiece) -> ByteBuffer {
        // Whole frames are written, and what is too much at either end is left out.
        let frameSize = SynthesizedPiece.frameSize
        let sound = max(0, range.lowerBound - WAVHeader.length)..<max(0, range.upperBound - WAVHeader.length)
        let frames = sound.lowerBound / frameSize..<(sound.upperBound + frameSize - 1) / frameSize
        var buffer = ByteBufferAllocator().buffer(capacity: WAVHeader.length + frames.count * frameSize)
        let isHeaderWanted = range.lowerBound < WAVHeader.length
        if isHeaderWanted { header.write(to: &buffer) }
        piece.write(frames, to: &buffer)
        buffer.moveReaderIndex(forwardBy: isHeaderWanted ? range.lowerBound : sound.lowerBound % frameSize)
        return buffer.readSlice(length: range.count) ?? buffer
    }
}
