/// Counts the attributes of a document's tags before the parser reads them.
///
/// The parser reads a tag as a whole, and compares each of its attributes with all before it: tens of thousands of them, which
/// fit into one message, keep it busy for seconds. This scan is linear. Where a document is not well-formed it may take
/// something for a tag that is none; the parser never gets past such a place.
struct XMLTagScan {
    private let utf8: [UInt8]
    private let limit: Int
    private var index = 0

    /// - Throws: ``XMLError`` for a tag with more attributes than that.
    static func check(_ text: XMLDocumentText, attributes limit: Int) throws(XMLError) {
        var scan = XMLTagScan(utf8: text.utf8, limit: limit)
        try scan.run()
    }

    private init(utf8: [UInt8], limit: Int) {
        self.utf8 = utf8
        self.limit = limit
    }

    private mutating func run() throws(XMLError) {
        while index < utf8.count {
            guard utf8[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if begins("<!--") {
                skip(4, past: "-->")
            } else if begins("<![CDATA[") {
                skip(9, past: "]]>")
            } else if begins("<?") {
                skip(2, past: "?>")
            } else {
                try tag()
            }
        }
    }

    private func begins(_ mark: StaticString) -> Bool {
        guard index + mark.utf8CodeUnitCount <= utf8.count else { return false }
        for offset in 0..<mark.utf8CodeUnitCount where utf8[index + offset] != mark.utf8Start[offset] { return false }
        return true
    }

    private mutating func skip(_ count: Int, past mark: StaticString) {
        index += count
        while index < utf8.count, !begins(mark) { index += 1 }
        index += mark.utf8CodeUnitCount
    }

    /// A tag, up to the bracket that closes it; brackets in quotation marks do not.
    private mutating func tag() throws(XMLError) {
        let start = index
        var quote: UInt8?
        var attributes = 0
        index += 1
        while index < utf8.count {
            let byte = utf8[index]
            index += 1
            switch byte {
            case quote: quote = nil
            case _ where quote != nil: break
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "="):
                attributes += 1
                guard attributes <= limit else { throw XMLError(.tooMany("attributes"), line: utf8[..<start].count { $0 == 0x0A } + 1) }
            case UInt8(ascii: ">"): return
            default: break
            }
        }
    }
}
