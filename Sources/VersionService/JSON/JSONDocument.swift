/// A JSON text (RFC 8259, UTF-8 without a byte order mark), parsed with everything that is needed to talk about it.
///
/// Other parsers keep the last of two members with the same name and say nothing, and forget where a value was. A file that people edit
/// deserves better: every node knows its line and column, members keep their order, and repeated names are listed.
public struct JSONDocument: Hashable, Sendable {
    /// A member whose name its object already has.
    public struct DuplicateName: Hashable, Sendable {
        /// The way to the member.
        public let pointer: JSONPointer
        /// Where the repeated name begins.
        public let position: SourcePosition
    }

    /// The value of the whole document.
    public let root: JSONNode
    /// The members whose name was already taken.
    public let duplicateNames: [DuplicateName]

    /// Parses a document.
    ///
    /// - Throws: ``JSONSyntaxError`` at the first byte that does not fit.
    public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONSyntaxError) {
        guard bytes.count <= limits.size else {
            throw JSONSyntaxError(message: "the document has \(bytes.count) bytes; \(limits.size) is the limit", position: SourcePosition())
        }
        var parser = JSONParser(bytes, maximumDepth: limits.depth)
        root = try parser.parseDocument()
        duplicateNames = parser.duplicateNames
    }

    /// The place of what `pointer` leads to: the value, or with `ofName` the name of the member.
    ///
    /// Where the document ends early, the place is that of the last value on the way.
    public func position(of pointer: JSONPointer, ofName: Bool = false) -> SourcePosition {
        var node = root
        var position = root.position
        for token in pointer.tokens {
            switch node.value {
            case .object(let object):
                guard let member = object[token] else { return position }
                node = member.value
                position = ofName ? member.namePosition : node.position
            case .array(let elements):
                guard let index = Int(token), elements.indices.contains(index) else { return position }
                node = elements[index]
                position = node.position
            default:
                return position
            }
        }
        return position
    }
}
