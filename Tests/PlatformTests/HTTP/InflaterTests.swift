import NIOCore
import Testing

@testable import Platform

@Suite struct InflaterTests {
    /// `hello`, compressed by gzip itself.
    private let hello: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86, 0xA6, 0x10, 0x36,
        0x05, 0x00, 0x00, 0x00,
    ]

    @Test("what gzip has written can be read")
    func vector() throws {
        #expect(String(buffer: try Inflater.gunzip(ByteBuffer(bytes: hello), limit: 5)) == "hello")
    }

    @Test("several members in a row are one body")
    func members() throws {
        #expect(String(buffer: try Inflater.gunzip(ByteBuffer(bytes: hello + hello), limit: 10)) == "hellohello")
    }

    @Test("a body that ends early is refused, wherever it ends")
    func truncated() {
        for length in 0..<hello.count {
            #expect(throws: InflateError.truncated) { try Inflater.gunzip(ByteBuffer(bytes: hello[..<length]), limit: 100) }
        }
    }

    @Test("damage is noticed")
    func malformed() {
        for index in [0, 1, 2, 12, 18, 22] {
            var bytes = hello
            bytes[index] ^= 0xFF
            #expect(throws: InflateError.self) { try Inflater.gunzip(ByteBuffer(bytes: bytes), limit: 100) }
        }
        #expect(throws: InflateError.malformed) { try Inflater.gunzip(ByteBuffer(bytes: hello + [1, 2, 3]), limit: 100) }
        #expect(throws: InflateError.malformed) { try Inflater.gunzip(ByteBuffer(string: "plain text"), limit: 100) }
    }

    @Test("the limit is exact")
    func limit() throws {
        #expect(throws: InflateError.tooLong(limit: 4)) { try Inflater.gunzip(ByteBuffer(bytes: hello), limit: 4) }
        #expect(throws: InflateError.tooLong(limit: 9)) { try Inflater.gunzip(ByteBuffer(bytes: hello + hello), limit: 9) }
        #expect(throws: InflateError.tooLong(limit: 0)) { try Inflater.gunzip(ByteBuffer(bytes: hello), limit: 0) }
    }

    @Test("a bomb is stopped at the limit")
    func bomb() throws {
        let bomb = try Deflater(level: 9).gzip(ByteBuffer(repeating: 0, count: 50_000_000))
        #expect(bomb.readableBytes < 60_000)
        #expect(throws: InflateError.tooLong(limit: 65_536)) { try Inflater.gunzip(bomb, limit: 65_536) }
    }
}
