/// Why an XML document cannot be read.
public struct XMLError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong with a document.
    public enum Reason: Sendable, Equatable {
        /// The document breaks the rules of XML; the text says which.
        case malformed(String)
        /// The bytes are not UTF-8, nor UTF-16 with a byte order mark.
        case invalidEncoding
        /// The document has a document type declaration, which SOAP 1.1 (section 3) forbids.
        case documentType
        /// The document refers to an entity that is not one of XML's own five.
        case entityReference
        /// There is more of something than ``XMLLimits`` allows.
        case tooMany(String)
    }

    public let reason: Reason
    /// The line of the document, counted from 1; 0 where the document as a whole is meant.
    public let line: Int

    public init(_ reason: Reason, line: Int = 0) {
        self.reason = reason
        self.line = line
    }

    public var description: String {
        line == 0 ? text : "line \(line): \(text)"
    }

    private var text: String {
        switch reason {
        case .malformed(let message): message
        case .invalidEncoding: "the bytes are neither UTF-8 nor UTF-16 with a byte order mark"
        case .documentType: "document type declarations are not allowed"
        case .entityReference: "entity references are not allowed"
        case .tooMany(let what): "too many or too much: \(what)"
        }
    }
}
