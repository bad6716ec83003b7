import NIOCore
import TestSupport
import Testing

@testable import Platform

@Suite struct DeflaterTests {
    @Test("bodies of all sizes and kinds come back as they were", arguments: UInt64(0)..<60)
    func roundTrip(seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let length = Int.random(in: 0...(seed.isMultiple(of: 10) ? 2_000_000 : 20_000), using: &generator)
        let body = ByteBuffer(bytes: generator.body(length: length))
        let compressed = try Deflater(level: Int(seed % 9) + 1).gzip(body)
        #expect(try Inflater.gunzip(compressed, limit: length) == body)
    }

    @Test("an empty body comes back too")
    func empty() throws {
        let compressed = try Deflater().gzip(ByteBuffer())
        #expect(compressed.readableBytes > 0)
        #expect(try Inflater.gunzip(compressed, limit: 0).readableBytes == 0)
    }

    @Test("only the readable part of a buffer is compressed")
    func slice() throws {
        var body = ByteBuffer(string: "before|hello|after")
        body.moveReaderIndex(forwardBy: 7)
        body.moveWriterIndex(to: 12)
        #expect(String(buffer: try Inflater.gunzip(try Deflater().gzip(body), limit: 100)) == "hello")
    }

    @Test("equal bodies give equal bytes, from a new stream and a used one")
    func deterministic() throws {
        let deflater = Deflater()
        let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: 5000)
        let first = try deflater.gzip(body)
        _ = try deflater.gzip(ByteBuffer(string: "something else"))
        #expect(try deflater.gzip(body) == first)
        #expect(try Deflater().gzip(body) == first)
    }

    @Test("incompressible bodies hardly grow, and the result keeps no more room than it needs")
    func sizes() throws {
        var generator = SplitMix(state: 1)
        let noise = ByteBuffer(bytes: (0..<300_000).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        #expect(try Deflater().gzip(noise).readableBytes < 300_500)
        let compressed = try Deflater().gzip(ByteBuffer(repeating: 7, count: 1_000_000))
        #expect(compressed.readableBytes < 2_000)
        #expect(compressed.capacity <= 4_096)
    }

    @Test("many tasks compress at once, and the pool keeps its bound")
    func concurrent() async throws {
        let deflater = Deflater(level: 1, poolSize: 3)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for seed in UInt64(0)..<64 {
                group.addTask {
                    var generator = SplitMix(state: seed)
                    let body = ByteBuffer(bytes: generator.body(length: 50_000))
                    return try Inflater.gunzip(try deflater.gzip(body), limit: 50_000) == body
                }
            }
            for try await isEqual in group { #expect(isEqual) }
        }
        #expect((1...3).contains(deflater.idleStreams))
    }
}
