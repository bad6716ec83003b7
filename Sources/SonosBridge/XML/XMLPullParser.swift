import CLibXML2

/// A document being read by libxml2's pull reader: every call into C that reads XML is in this file.
///
/// The reader is used by one task, from beginning to end, and freed with it.
final class XMLPullParser {
    /// The document; the reader reads from here, so it lives as long as the reader does.
    private let bytes: UnsafeMutableBufferPointer<CChar>
    private let reader: xmlTextReaderPtr

    /// `xmlInitParser` must have returned before the first reader is made; a global is initialised once, by one thread.
    private static let isInitialized: Bool = {
        xmlInitParser()
        return true
    }()

    /// - Parameter utf8: bytes that have been checked to be UTF-8 and to have no document type declaration.
    init(_ utf8: [UInt8]) throws(XMLError) {
        precondition(Self.isInitialized)
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: max(1, utf8.count))
        utf8.withUnsafeBytes { UnsafeMutableRawBufferPointer(copy).copyMemory(from: $0) }
        // NONET and nothing else: no entity substitution, no loading of declarations, and the parser's own limits stay on.
        let options = Int32(XML_PARSE_NONET.rawValue)
        guard let reader = xmlReaderForMemory(copy.baseAddress, Int32(clamping: utf8.count), nil, "UTF-8", options) else {
            copy.deallocate()
            throw XMLError(.malformed("the document cannot be read"))
        }
        bytes = copy
        self.reader = reader
        // Without a handler libxml2 writes what it finds to standard error. The last error is asked for instead.
        xmlTextReaderSetStructuredErrorHandler(reader, { _, _ in }, nil)
    }

    deinit {
        xmlFreeTextReader(reader)
        bytes.deallocate()
    }

    /// The line the reader has come to, counted from 1.
    var line: Int { Int(xmlTextReaderGetParserLineNumber(reader)) }

    /// The next node; nil at the end of the document.
    func next(_ limits: XMLLimits) throws(XMLError) -> XMLNode? {
        switch xmlTextReaderRead(reader) {
        case 0: return nil
        case 1: return try node(limits)
        default: throw XMLError(.malformed(lastMessage), line: line)
        }
    }

    private func node(_ limits: XMLLimits) throws(XMLError) -> XMLNode {
        switch xmlReaderTypes(UInt32(bitPattern: xmlTextReaderNodeType(reader))) {
        case XML_READER_TYPE_ELEMENT: return try start(limits)
        case XML_READER_TYPE_END_ELEMENT: return .end
        case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_SIGNIFICANT_WHITESPACE, XML_READER_TYPE_WHITESPACE:
            return .text(Self.text(xmlTextReaderConstValue(reader)))
        case XML_READER_TYPE_DOCUMENT_TYPE: throw XMLError(.documentType, line: line)
        case XML_READER_TYPE_ENTITY_REFERENCE, XML_READER_TYPE_ENTITY: throw XMLError(.entityReference, line: line)
        default: return .ignored
        }
    }

    private func start(_ limits: XMLLimits) throws(XMLError) -> XMLNode {
        // Asked before the reader moves on to the attributes.
        let isEmpty = xmlTextReaderIsEmptyElement(reader) == 1
        let name = Self.text(xmlTextReaderConstLocalName(reader))
        let namespace = Self.text(xmlTextReaderConstNamespaceUri(reader))
        let element = XMLElement(name: name, namespace: namespace, attributes: try attributes(limits))
        return .start(element, isEmpty: isEmpty)
    }

    private func attributes(_ limits: XMLLimits) throws(XMLError) -> [XMLElement.Attribute] {
        let count = Int(xmlTextReaderAttributeCount(reader))
        guard count > 0 else { return [] }
        guard count <= limits.attributes else { throw XMLError(.tooMany("attributes"), line: line) }
        var attributes: [XMLElement.Attribute] = []
        while xmlTextReaderMoveToNextAttribute(reader) == 1 {
            let value = Self.text(xmlTextReaderConstValue(reader))
            guard value.utf8.count <= limits.attributeSize else { throw XMLError(.tooMany("bytes of an attribute"), line: line) }
            guard xmlTextReaderIsNamespaceDecl(reader) != 1 else { continue }
            attributes.append(
                XMLElement.Attribute(
                    name: Self.text(xmlTextReaderConstLocalName(reader)), namespace: Self.text(xmlTextReaderConstNamespaceUri(reader)),
                    value: value))
        }
        _ = xmlTextReaderMoveToElement(reader)
        return attributes
    }

    /// What the parser said last, in one line of bounded length.
    private var lastMessage: String {
        guard let error = xmlGetLastError(), let message = error.pointee.message else { return "the document is not well-formed" }
        return String(String(cString: message).prefix(200).prefix { $0 != "\n" })
    }

    /// A text that the reader owns, copied.
    private static func text(_ pointer: UnsafePointer<xmlChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }
}
