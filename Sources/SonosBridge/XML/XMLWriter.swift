public import NIOCore

/// Writes canonical XML straight into bytes: elements in the order they are written, no white space between them.
///
/// Names are literals of the program and are written as they stand. Texts may hold anything: markup is escaped, and what
/// XML 1.0 (section 2.2) forbids is replaced by U+FFFD.
public struct XMLWriter: ~Copyable {
    // Owned memory rather than an array: appending must cost a bounds check and a copy, nothing else. It is touched
    // only within `reserve`d capacity and freed in `deinit`.
    var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    var count = 0
    /// Whether the last start tag still lacks its closing bracket, so that attributes can follow.
    private var isTagOpen = false

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

    /// Writes the XML declaration.
    public mutating func declaration() {
        append("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    }

    /// Writes an element; attributes come first in `content`.
    public mutating func element<Failure: Error>(
        _ name: StaticString, _ content: (inout XMLWriter) throws(Failure) -> Void
    ) throws(Failure) {
        start(name)
        try content(&self)
        end(name)
    }

    /// Writes an element unless its content turns out to be nothing at all.
    public mutating func elementUnlessEmpty(_ name: StaticString, _ content: (inout XMLWriter) -> Void) {
        closeTag()
        let before = count
        start(name)
        let opened = count
        content(&self)
        if count == opened {
            count = before
            isTagOpen = false
        } else {
            end(name)
        }
    }

    /// Writes an element that holds a text; nil writes nothing.
    public mutating func element(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        start(name)
        self.text(text)
        end(name)
    }

    /// Writes an element that holds a whole number; nil writes nothing.
    public mutating func element(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        start(name)
        closeTag()
        integer(value)
        end(name)
    }

    /// Writes an element that holds a truth value, as `true` or `false`; nil writes nothing.
    public mutating func element(_ name: StaticString, _ value: Bool?) {
        guard let value else { return }
        start(name)
        closeTag()
        append(value ? "true" : "false")
        end(name)
    }

    /// Writes an attribute of the element that has just begun; nil writes nothing.
    ///
    /// - Precondition: nothing of the element's content has been written.
    public mutating func attribute(_ name: StaticString, _ value: String?) {
        precondition(isTagOpen, "an attribute must come before its element's content")
        guard let value else { return }
        append(" ")
        append(name)
        append("=\"")
        escape(value, inAttribute: true)
        append("\"")
    }

    /// Writes text into the element that is open.
    public mutating func text(_ text: String) {
        guard !text.isEmpty else { return }
        closeTag()
        escape(text, inAttribute: false)
    }

    private mutating func start(_ name: StaticString) {
        reserve(name.utf8CodeUnitCount + 2)
        if isTagOpen { put(UInt8(ascii: ">")) }
        put(UInt8(ascii: "<"))
        put(name)
        isTagOpen = true
    }

    private mutating func end(_ name: StaticString) {
        reserve(name.utf8CodeUnitCount + 3)
        if isTagOpen {
            put("/>")
            isTagOpen = false
        } else {
            put("</")
            put(name)
            put(UInt8(ascii: ">"))
        }
    }

    private mutating func closeTag() {
        guard isTagOpen else { return }
        reserve(1)
        put(UInt8(ascii: ">"))
        isTagOpen = false
    }

    private mutating func integer(_ value: Int) {
        reserve(20)
        var digits = value.magnitude
        if value < 0 { put(UInt8(ascii: "-")) }
        let first = count
        repeat {
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10))
            digits /= 10
        } while digits > 0
        var written = UnsafeMutableBufferPointer(start: bytes + first, count: count - first)
        written.reverse()
    }

    /// Appends a byte for which there is room.
    private mutating func put(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
    }

    /// Appends a text for which there is room.
    private mutating func put(_ text: StaticString) {
        (bytes + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    mutating func append(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        put(text)
    }

    mutating func reserve(_ additional: Int) {
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
}
