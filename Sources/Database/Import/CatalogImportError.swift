/// Why an import has left the catalogue as it was.
public struct CatalogImportError: Error, Sendable, Equatable {
    /// The file, as the path that was given.
    public let source: String
    /// The line, from 1; nil if the source as a whole is the trouble.
    public let line: Int?
    /// The member of the record, with a path to it (`movements[3].duration`); nil if the line as a whole is the trouble.
    public let field: String?
    public let reason: String

    public init(source: String, line: Int? = nil, field: String? = nil, reason: String) {
        self.source = source
        self.line = line
        self.field = field
        self.reason = reason
    }
}

extension CatalogImportError: CustomStringConvertible {
    /// One line, `file:line: field: reason`.
    public var description: String {
        let place = line.map { "\(source):\($0)" } ?? source
        return [place, field, reason].compactMap { $0 }.joined(separator: ": ")
    }
}
