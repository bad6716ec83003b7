/// Reads an XML document into a small tree, refusing everything a message has no use for.
///
/// There are no document type declarations, no entities but XML's own five, no inclusions and no access to files or
/// network; size, depth and numbers are bounded by ``XMLLimits``.
public struct XMLReader: Sendable {
    public let limits: XMLLimits

    public init(limits: XMLLimits = XMLLimits()) {
        self.limits = limits
    }

    /// The root element of a document.
    ///
    /// - Throws: ``XMLError`` naming what is wrong and where.
    public func read(_ bytes: some Collection<UInt8>) throws(XMLError) -> XMLElement {
        guard bytes.count <= limits.size else { throw XMLError(.tooMany("bytes of the document")) }
        let text = try XMLDocumentText(bytes)
        try text.checkProlog()
        try XMLTagScan.check(text, attributes: limits.attributes)
        let parser = try XMLPullParser(text.utf8)
        var tree = XMLTree(limits: limits)
        while let node = try parser.next(limits) {
            try tree.add(node, line: parser.line)
        }
        guard let root = tree.root else { throw XMLError(.malformed("there is no root element")) }
        return root
    }
}
