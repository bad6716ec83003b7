import Glibc
import NIOCore
import TestSupport
import Testing

@testable import Platform

@Suite struct SynthesizedPieceTests {
    private static let tracks = [
        "bach-cello-suites-1961-1", "gould-goldberg-variations-1982-2", "Dvořák",
    ]

    /// All bytes of a track's piece.
    private func whole(_ track: String, seconds: Int) async throws -> (recording: Recording, bytes: [UInt8]) {
        let recording = try #require(try await SynthesizedPieces(seconds: seconds).recording(track))
        return (recording, Array(buffer: try await recording.read(0..<recording.length)))
    }

    /// The samples of both sides.
    private func samples(_ bytes: [UInt8]) -> [Int16] {
        stride(from: 44, to: bytes.count, by: 2).map { Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8) }
    }

    @Test("the header tells the truth about what follows it")
    func header() async throws {
        let (recording, bytes) = try await whole("a-1", seconds: 3)
        var buffer = ByteBuffer(bytes: bytes)
        #expect(bytes.count == recording.length)
        #expect(recording.mediaType == "audio/wav")
        #expect(buffer.readString(length: 4) == "RIFF")
        #expect(buffer.readInteger(endianness: .little, as: UInt32.self) == UInt32(bytes.count - 8))
        #expect(buffer.readString(length: 8) == "WAVEfmt ")
        #expect(buffer.readInteger(endianness: .little, as: UInt32.self) == 16)
        #expect(buffer.readInteger(endianness: .little, as: UInt16.self) == 1)
        #expect(buffer.readInteger(endianness: .little, as: UInt16.self) == 2)
        #expect(buffer.readInteger(endianness: .little, as: UInt32.self) == 44_100)
        #expect(buffer.readInteger(endianness: .little, as: UInt32.self) == UInt32(44_100 * 4))
        #expect(buffer.readInteger(endianness: .little, as: UInt16.self) == 4)
        #expect(buffer.readInteger(endianness: .little, as: UInt16.self) == 16)
        #expect(buffer.readString(length: 4) == "data")
        #expect(buffer.readInteger(endianness: .little, as: UInt32.self) == UInt32(buffer.readableBytes))
        #expect(buffer.readableBytes == 3 * 44_100 * 4)
    }

    @Test("any range has the bytes that the whole has there", arguments: tracks)
    func ranges(track: String) async throws {
        let (recording, bytes) = try await whole(track, seconds: 3)
        var random = SplitMix(state: 20_260_504)
        let corners = [0..<1, 43..<44, 44..<45, 43..<47, 0..<44, 45..<46, bytes.count - 1..<bytes.count, 4139..<4141, 4140..<4141]
        let drawn = (0..<30).map { _ in
            let start = Int.random(in: 0..<bytes.count, using: &random)
            return start..<Int.random(in: start + 1...min(bytes.count, start + 66_000), using: &random)
        }
        for range in corners + drawn {
            let part = try await recording.read(range)
            #expect(Array(buffer: part) == Array(bytes[range]), "bytes \(range) of '\(track)' are others")
        }
    }

    @Test("a track always has the same piece, and hardly any two tracks have one")
    func deterministic() async throws {
        let first = try await whole("a-1", seconds: 1)
        let second = try await whole("a-1", seconds: 1)
        #expect(first.bytes == second.bytes)
        #expect(first.recording.tag == second.recording.tag)
        var bodies: Set<[UInt8]> = []
        var tags: Set<String> = []
        for number in 1...8 {
            let piece = try await whole("a-\(number)", seconds: 1)
            bodies.insert(piece.bytes)
            tags.insert(piece.recording.tag)
        }
        #expect(bodies.count == 8)
        #expect(tags.count == 8)
        let longer = try #require(try await SynthesizedPieces(seconds: 5).recording("a-1"))
        #expect(longer.tag != first.recording.tag)
    }

    @Test("it is loud enough to hear, never at full scale, and does not click", arguments: tracks)
    func sound(track: String) async throws {
        let samples = samples(try await whole(track, seconds: 8).bytes)
        let peak = samples.map { Int($0.magnitude) }.max() ?? 0
        #expect((8_000..<29_500).contains(peak), "the peak of '\(track)' is \(peak)")
        // Within a second of a chord at full loudness, the steepest a partial gets is far below this step.
        var steepest = 0
        for index in 2..<samples.count { steepest = max(steepest, abs(Int(samples[index]) - Int(samples[index - 2]))) }
        #expect(steepest < 4_500, "a step of \(steepest) in '\(track)' is a click")
        for second in 0..<6 {
            let part = samples[second * 88_200..<(second + 1) * 88_200]
            #expect(part.contains { $0.magnitude > 1_000 }, "second \(second) of '\(track)' is silent")
        }
        #expect(stride(from: 0, to: samples.count, by: 2).contains { samples[$0] != samples[$0 + 1] }, "both sides of '\(track)' are one")
    }

    @Test("it begins and ends in silence", arguments: tracks)
    func edges(track: String) async throws {
        let samples = samples(try await whole(track, seconds: 3).bytes)
        #expect(samples.prefix(2).allSatisfy { $0.magnitude < 50 })
        #expect(samples.suffix(2).allSatisfy { $0.magnitude < 50 })
        let last = samples.suffix(8_820).map { Int($0.magnitude) }.max() ?? 0
        #expect(last < 1_700, "the last tenth of a second still has \(last)")
    }

    @Test("a piece of a second is one chord, and one of an hour can be read at its end")
    func lengths() async throws {
        #expect(samples(try await whole("a-1", seconds: 1).bytes).contains { $0.magnitude > 1_000 })
        let recording = try #require(try await SynthesizedPieces(seconds: 3600).recording("a-1"))
        #expect(recording.length == 44 + 3600 * 44_100 * 4)
        let end = try await recording.read(recording.length - 500_000..<recording.length)
        #expect(end.readableBytes == 500_000)
        #expect(end.readableBytesView.contains { $0 != 0 })
    }

    @Test("every note is in its scale, and in reach of an instrument")
    func notes() {
        for number in 0..<200 {
            let score = Score(track: "t-\(number)", frameCount: 60 * 44_100)
            var notes: [Note] = []
            for step in 0..<(score.lastBar + 2) * score.stepsPerBar { score.appendNotes(atStep: step, to: &notes) }
            #expect(notes.count > 100)
            for note in notes {
                let key = Int((69 + 12 * log2(note.frequency / 440)).rounded())
                let step = ((key - score.tonic) % 12 + 12) % 12
                let isLeadingTone = step == 11 && score.mode.raisesLeadingTone
                #expect(score.mode.scale.contains(step) || isLeadingTone, "step \(step) in t-\(number)")
                #expect((36...84).contains(key), "key \(key) in t-\(number)")
                #expect(note.start.isMultiple(of: 8) && note.length.isMultiple(of: 8) && note.length > 0)
                #expect(note.length <= score.longestNote * score.stepLength, "a note of t-\(number) would be cut off")
            }
        }
    }
}
