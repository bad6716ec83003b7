import ScreenKit

/// The fields of a URL's query, in the form that web forms and `URLSearchParams` write: `q=don%27t+stop&page=2`.
package struct QueryString: Sendable {
    /// The fields in the order they were written.
    package let fields: [(name: String, value: String)]

    /// A query with more fields than this is refused.
    package static let maximumFields = 64

    /// Reads a query; it may be empty.
    ///
    /// - Parameter query: what follows the question mark.
    /// - Throws: ``QueryStringError`` if a field is not percent-encoded UTF-8, or if there are too many.
    package init(parsing query: some StringProtocol) throws(QueryStringError) {
        var fields: [(name: String, value: String)] = []
        var rest = Substring(query).utf8
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
            let field = rest[..<end]
            rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
            if field.isEmpty { continue }
            guard fields.count < Self.maximumFields else { throw .tooManyFields(limit: Self.maximumFields) }
            fields.append(try Self.decodeField(field))
        }
        self.fields = fields
    }

    /// Reads the query of a request target (`/v3/search?q=a`), which is empty if there is no question mark.
    package init(ofTarget target: String) throws(QueryStringError) {
        let query = target.utf8.firstIndex(of: UInt8(ascii: "?")).map { target[target.utf8.index(after: $0)...] }
        try self.init(parsing: query ?? "")
    }

    /// The value of the first field of that name; `nil` if there is none.
    package subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// The values of all fields of that name, in order.
    package func values(_ name: String) -> [String] {
        fields.compactMap { $0.name == name ? $0.value : nil }
    }

    private static func decodeField(_ field: Substring.UTF8View) throws(QueryStringError) -> (name: String, value: String) {
        let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
        // A name that cannot be decoded is reported as it was written.
        guard let name = PercentEncoding.decode(Substring(field[..<equals]), plusIsSpace: true) else {
            throw .malformedField(name: String(Substring(field[..<equals])))
        }
        guard equals < field.endIndex else { return (name, "") }
        guard let value = PercentEncoding.decode(Substring(field[field.index(after: equals)...]), plusIsSpace: true) else {
            throw .malformedField(name: name)
        }
        return (name, value)
    }
}
