/// The bytes of a document as UTF-8 without a byte order mark, checked before the parser sees any of them.
///
/// The parser guesses encodings and knows dozens of them. It is given one only, so that nothing can be hidden from the
/// checks in an encoding that they do not read.
struct XMLDocumentText {
    let utf8: [UInt8]
    /// What a declaration may call the encoding: that which the byte order mark, or its absence, shows.
    private let encoding: String

    init(_ bytes: some Collection<UInt8>) throws(XMLError) {
        let bytes = Array(bytes)
        let text =
            switch (bytes.first, bytes.dropFirst().first) {
            case (0xFE, 0xFF): try Self.utf16(bytes.dropFirst(2), isBigEndian: true)
            case (0xFF, 0xFE): try Self.utf16(bytes.dropFirst(2), isBigEndian: false)
            case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: Array(bytes.dropFirst(3))
            default: bytes
            }
        // A zero byte is in no XML document; it is what UTF-16 and UTF-32 without a mark look like.
        guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else { throw XMLError(.invalidEncoding) }
        // One byte order mark is none of the text; the parser would pass over a second one as well.
        guard !text.starts(with: [0xEF, 0xBB, 0xBF]) else { throw XMLError(.invalidEncoding) }
        utf8 = text
        encoding = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) ? "utf-16" : "utf-8"
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(XMLError) -> [UInt8] {
        guard bytes.count.isMultiple(of: 2) else { throw XMLError(.invalidEncoding) }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw XMLError(.invalidEncoding) }
        return Array(text.utf8)
    }

    /// Where the root element begins.
    ///
    /// Looked for here so that a document type declaration is refused before the parser reads, and expands, any of it;
    /// whether the rest of the prolog is well-formed is the parser's business.
    ///
    /// - Throws: ``XMLError`` for a document type declaration, and for a declared encoding that the bytes are not in.
    func checkProlog() throws(XMLError) {
        var rest = utf8[...]
        try checkDeclaredEncoding()
        while true {
            rest = rest.drop(while: Self.isSpace)
            if rest.starts(with: "<!--".utf8) {
                rest = Self.after("-->", in: rest.dropFirst(4))
            } else if rest.starts(with: "<?".utf8) {
                rest = Self.after("?>", in: rest.dropFirst(2))
            } else if rest.starts(with: "<!".utf8) {
                throw XMLError(.documentType, line: line(of: rest.startIndex))
            } else {
                return
            }
        }
    }

    /// Refuses an XML declaration that names another encoding: the parser would follow it, and read other characters than
    /// those that have been checked.
    private func checkDeclaredEncoding() throws(XMLError) {
        guard utf8.starts(with: "<?xml".utf8), let next = utf8.dropFirst(5).first, Self.isSpace(next) else { return }
        let rest = Self.after("?>", in: utf8[...])
        let declaration = utf8[..<rest.startIndex]
        let named = Self.after("encoding", in: declaration)
        guard let opening = named.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else { return }
        let value = named[(opening + 1)...].prefix { $0 != named[opening] }
        guard String(decoding: value, as: UTF8.self).lowercased() == encoding else { throw XMLError(.invalidEncoding) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// The line of a byte, counted from 1.
    private func line(of index: Int) -> Int {
        utf8[..<index].count { $0 == 0x0A } + 1
    }

    /// What follows a mark; nothing where there is none.
    private static func after(_ mark: StaticString, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
        var rest = bytes
        while let start = rest.firstIndex(of: mark[0]) {
            rest = rest[start...]
            if rest.starts(with: mark) { return rest.dropFirst(mark.count) }
            rest = rest.dropFirst()
        }
        return rest[rest.endIndex...]
    }
}
