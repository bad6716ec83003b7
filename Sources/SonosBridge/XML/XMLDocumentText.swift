/// The bytes of a document as UTF-8 without a byte order mark, checked before the parser sees any of them.
///
/// The parser guesses encodings and knows dozens of them. It is given one only, so that nothing can be hidden from the
/// checks in an encoding that they do not read.
struct XMLDocumentText {
    let utf8: [UInt8]

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
        utf8 = text
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
            rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
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
        guard utf8.starts(with: "<?xml".utf8) else { return }
        let declaration = utf8.prefix { $0 != UInt8(ascii: ">") }
        guard let name = declaration.firstRange(of: "encoding".utf8)?.upperBound else { return }
        let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        guard let opening = declaration[name...].firstIndex(where: quotes.contains) else { return }
        let value = declaration[(opening + 1)...].prefix { $0 != declaration[opening] }
        guard ["utf-8", "utf-16"].contains(String(decoding: value, as: UTF8.self).lowercased()) else { throw XMLError(.invalidEncoding) }
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
