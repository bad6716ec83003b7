/// Writes bytes into memory of a fixed size, and counts those that have no room.
struct ByteSink {
    // Lent by whoever makes the sink, for as long as it is written to; never written past its end.
    private let memory: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes that were written or had no room.
    private(set) var count = 0

    init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        self.memory = memory
    }

    /// Whether everything had room.
    var isComplete: Bool { count <= memory.count }

    mutating func put(_ byte: UInt8) {
        if count < memory.count { memory[count] = byte }
        count += 1
    }

    mutating func put(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            guard let start = utf8.baseAddress else { return }
            if count < memory.count, let end = memory.baseAddress.map({ $0 + count }) {
                end.update(from: start, count: min(utf8.count, memory.count - count))
            }
            count += utf8.count
        }
    }

    /// What has been written.
    var written: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<min(count, memory.count)]) }
}
