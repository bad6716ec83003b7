#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Reads a source line by line, in memory that does not grow with it.
struct LineReader: ~Copyable {
    private let stream: ByteStream
    private var buffer: UnsafeMutableBufferPointer<UInt8>
    /// What has been read and not been handed out.
    private var start = 0
    private var end = 0
    private var isAtEnd = false

    /// The bytes that have been handed out.
    private(set) var offset = 0
    /// The number of the last line that was handed out, from 1.
    private(set) var line = 0

    init(_ stream: ByteStream) {
        self.stream = stream
        buffer = .allocate(capacity: 256 << 10)
    }

    deinit {
        buffer.deallocate()
    }

    /// Hands out the next line, as its number and its bytes without the line feed.
    ///
    /// - Returns: nil at the end.
    mutating func next<Value>(_ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Value) throws -> Value? {
        var searched = start
        while true {
            if let feed = lineFeed(from: searched) { return try handOut(upTo: feed, skipping: 1, body) }
            searched = end
            if isAtEnd {
                guard start < end else { return nil }
                return try handOut(upTo: end, skipping: 0, body)
            }
            guard end - start <= RecordLimits.line else {
                line += 1
                throw Self.tooLong
            }
            searched -= start
            try fill()
        }
    }

    private static var tooLong: FieldError { FieldError(nil, "the line is longer than \(RecordLimits.line >> 20) MiB") }

    private mutating func handOut<Value>(
        upTo feed: Int, skipping: Int, _ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Value
    ) throws -> Value {
        let range = start..<feed
        offset += range.count + skipping
        line += 1
        start = feed + skipping
        guard range.count <= RecordLimits.line else { throw Self.tooLong }
        return try body(line, UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[range]))
    }

    private func lineFeed(from searched: Int) -> Int? {
        guard let base = buffer.baseAddress, searched < end else { return nil }
        guard let found = memchr(base + searched, 0x0A, end - searched) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Reads more behind what there is, which it moves to the front of the buffer.
    private mutating func fill() throws {
        if start > 0, let base = buffer.baseAddress {
            memmove(base, base + start, end - start)
            end -= start
            start = 0
        }
        if end == buffer.count { grow() }
        let count = try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[end...]))
        isAtEnd = count == 0
        end += count
    }

    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: buffer.count * 2)
        if let old = buffer.baseAddress { larger.baseAddress?.update(from: old, count: end) }
        buffer.deallocate()
        buffer = larger
    }
}
