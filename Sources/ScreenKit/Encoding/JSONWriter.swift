public import NIOCore

/// Writes canonical JSON straight into bytes: members in the order they are written, no white space, no tree in between.
///
/// Keys are written as they stand and must need no escaping. Callers keep objects and arrays balanced.
public struct JSONWriter: ~Copyable {
    // Owned memory rather than an array: appending must cost a bounds check and a copy, nothing else. It is touched
    // only within `reserve`d capacity and freed in `deinit`.
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    /// A writer with room for that many bytes before it has to grow.
    public init(capacity: Int = 4096) {
        self.capacity = max(64, capacity)
        bytes = .allocate(capacity: self.capacity)
    }

    deinit {
        bytes.deallocate()
    }

    /// The bytes written so far, as a buffer.
    public func buffer() -> ByteBuffer {
        ByteBuffer(bytes: UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// Writes an object.
    public mutating func object<Failure: Error>(_ members: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        beginValue()
        append(UInt8(ascii: "{"))
        try members(&self)
        append(UInt8(ascii: "}"))
    }

    /// Writes an array.
    public mutating func array<Failure: Error>(_ elements: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        beginValue()
        append(UInt8(ascii: "["))
        try elements(&self)
        append(UInt8(ascii: "]"))
    }

    /// Writes the name of the member whose value is written next.
    public mutating func key(_ name: StaticString) {
        reserve(name.utf8CodeUnitCount + 4)
        separate()
        bytes[count] = UInt8(ascii: "\"")
        (bytes + count + 1).update(from: name.utf8Start, count: name.utf8CodeUnitCount)
        count += 1 + name.utf8CodeUnitCount
        bytes[count] = UInt8(ascii: "\"")
        bytes[count + 1] = UInt8(ascii: ":")
        count += 2
    }

    /// Writes the name of the member whose value is written next, escaping what needs it.
    public mutating func key(_ name: String) {
        string(name)
        append(UInt8(ascii: ":"))
    }

    /// Writes a string.
    public mutating func string(_ value: String) {
        var value = value
        value.withUTF8 { utf8 in
            reserve(utf8.count + 3)
            separate()
            bytes[count] = UInt8(ascii: "\"")
            count += 1
            appendEscaped(utf8)
            append(UInt8(ascii: "\""))
        }
    }

    /// Writes a string made of a prefix and the rest, without building it first.
    public mutating func string(_ prefix: String, _ rest: String) {
        string(prefix)
        count -= 1
        var rest = rest
        rest.withUTF8 { utf8 in
            reserve(utf8.count + 1)
            appendEscaped(utf8)
            append(UInt8(ascii: "\""))
        }
    }

    /// Writes an integer.
    public mutating func integer(_ value: Int) {
        reserve(24)
        separate()
        var magnitude = value.magnitude
        if value < 0 {
            bytes[count] = UInt8(ascii: "-")
            count += 1
        }
        var digits = 1
        var limit: UInt = 10
        while magnitude >= limit, digits < 20 {
            digits += 1
            let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
            if overflow { break }
            limit = next
        }
        var place = count + digits
        count = place
        for _ in 0..<digits {
            place -= 1
            bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
            magnitude /= 10
        }
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        append(value ? "true" : "false")
    }

    /// Writes bytes that are a JSON value already.
    public mutating func raw(_ value: UnsafeRawBufferPointer) {
        reserve(value.count + 1)
        separate()
        UnsafeMutableRawPointer(bytes + count).copyMemory(from: value.baseAddress ?? UnsafeRawPointer(bytes), byteCount: value.count)
        count += value.count
    }

    private mutating func beginValue() {
        reserve(2)
        separate()
    }

    /// Writes a comma unless this is the first thing in its object or array, or a member's value.
    ///
    /// Room is reserved by the caller.
    private mutating func separate() {
        guard count > 0 else { return }
        switch bytes[count - 1] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default:
            bytes[count] = UInt8(ascii: ",")
            count += 1
        }
    }

    private mutating func append(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    private mutating func append(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        (bytes + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    private mutating func reserve(_ additional: Int) {
        if count + additional > capacity { grow(additional) }
    }

    private mutating func grow(_ additional: Int) {
        let larger = max(capacity * 2, count + additional)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = moved
        capacity = larger
    }

    /// Appends text, eight bytes at a time where nothing needs escaping.
    ///
    /// Room for the unescaped text is reserved by the caller.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        var index = 0
        while index < text.count {
            let clean = JSONEscape.cleanPrefix(start + index, text.count - index)
            (bytes + count).update(from: start + index, count: clean)
            count += clean
            index += clean
            if index < text.count {
                reserve(6 + text.count - index)
                count += JSONEscape.write(start[index], to: bytes + count)
                index += 1
            }
        }
    }
}
