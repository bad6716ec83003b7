import Testing

@testable import Database

@Suite("Lines")
struct LineReaderTests {
    private func lines(_ bytes: [UInt8]) throws -> [[UInt8]] {
        var reader = LineReader(try ByteStream(.bytes(bytes, named: "test")))
        var lines: [[UInt8]] = []
        while let line = try reader.next({ number, line in
            #expect(number == lines.count + 1)
            return Array(line)
        }) {
            lines.append(line)
        }
        #expect(reader.offset == bytes.count)
        return lines
    }

    @Test("are what is between line feeds")
    func simple() throws {
        #expect(try lines([]) == [])
        #expect(try lines(Array("a\n\nbc".utf8)) == [Array("a".utf8), [], Array("bc".utf8)])
        #expect(try lines(Array("a\n".utf8)) == [Array("a".utf8)])
    }

    @Test("may be of any length around that of the buffer")
    func bufferEdges() throws {
        let capacity = 256 << 10
        for length in [capacity - 1, capacity, capacity + 1, 3 * capacity] {
            let long = [UInt8](repeating: 0x61, count: length)
            #expect(try lines(Array("x\n".utf8) + long + Array("\ny".utf8)).map(\.count) == [1, length, 1])
        }
    }

    @Test("longer than the limit are refused, with their number")
    func limit() throws {
        let long = [UInt8](repeating: 0x20, count: RecordLimits.line)
        #expect(try lines(long + [0x0A]).map(\.count) == [RecordLimits.line])
        for end in [[0x0A], []] as [[UInt8]] {
            var reader = LineReader(try ByteStream(.bytes(Array("a\n".utf8) + long + [0x20] + end, named: "test")))
            _ = try reader.next { _, _ in }
            let error = #expect(throws: FieldError.self) { try reader.next { _, _ in } }
            #expect(error?.reason == "the line is longer than 8 MiB")
            #expect(reader.line == 2)
        }
    }
}
