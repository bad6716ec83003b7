import NIOCore

/// A short piece for a track that has no recording: always the same for the same name, and computed anew wherever it is read.
///
/// Equal on machines of one kind; another processor's mathematics may round a sample otherwise.
struct SynthesizedPiece: Sendable {
    /// Stands for the way pieces are written and sound; a change of either needs another number.
    static let edition = 1
    /// Bytes of a frame: two samples of 16 bits.
    static let frameSize = 4

    private let score: Score
    let frameCount: Int

    /// - Parameter frameCount: how long it sounds, 44,100 frames a second.
    init(track: String, frameCount: Int) {
        self.frameCount = frameCount
        score = Score(track: track, frameCount: frameCount)
    }

    /// Appends frames: samples of 16 bits, left before right, the low byte first.
    func write(_ frames: Range<Int>, to buffer: inout ByteBuffer) {
        var renderer = PieceRenderer(score)
        var block: [UInt32] = []
        block.reserveCapacity(PieceRenderer.blockLength)
        var position = frames.lowerBound
        while position < frames.upperBound {
            let start = position / PieceRenderer.blockLength * PieceRenderer.blockLength
            let end = min(frames.upperBound, start + PieceRenderer.blockLength)
            renderer.render(block: start / PieceRenderer.blockLength)
            block.removeAll(keepingCapacity: true)
            for (left, right) in zip(renderer.left, renderer.right) { Self.append(left, right, to: &block) }
            // The array's own storage is lent to the call.
            block[position - start..<end - start].withUnsafeBytes { _ = buffer.writeBytes($0) }
            position = end
        }
    }

    /// Appends eight frames as they are in memory when the low byte comes first.
    private static func append(_ left: SIMD8<Float>, _ right: SIMD8<Float>, to block: inout [UInt32]) {
        let (left, right) = (scaled(left), scaled(right))
        for lane in 0..<PieceRenderer.groupLength {
            let frame = UInt32(UInt16(truncatingIfNeeded: Int32(right[lane]) - 32_768)) << 16
            block.append((frame | UInt32(UInt16(truncatingIfNeeded: Int32(left[lane]) - 32_768))).littleEndian)
        }
    }

    /// Samples made positive and a half greater, so that cutting off the fraction rounds them.
    ///
    /// The loudest chord leaves room, so that nothing is ever cut off at the bounds.
    private static func scaled(_ sound: SIMD8<Float>) -> SIMD8<Float> {
        sound.clamped(lowerBound: SIMD8(repeating: -1), upperBound: SIMD8(repeating: 1)) * 32_767 + 32_768.5
    }
}
