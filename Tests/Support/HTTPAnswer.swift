public import Foundation

/// What a server answered, as it came over the socket.
public struct HTTPAnswer: Sendable, CustomStringConvertible {
    public let status: Int
    /// Names in lower case, in the order they came.
    public let fields: [(name: String, value: String)]
    public let body: Data

    public init(status: Int, fields: [(name: String, value: String)], body: Data) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The value of a field; nil when it is absent.
    public subscript(name: String) -> String? {
        fields.first { $0.name == name.lowercased() }?.value
    }

    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as JSON.
    public func json() throws -> JSONView {
        JSONView(try JSONSerialization.jsonObject(with: body))
    }

    public var description: String {
        "\(status) \(fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ")) \(text.prefix(500))"
    }
}
