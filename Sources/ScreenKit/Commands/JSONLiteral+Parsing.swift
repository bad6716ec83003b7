import VersionService

extension JSONLiteral {
    /// Reads a JSON text sent by a client.
    ///
    /// - Throws: ``RouteError`` naming the place: for what is not JSON, for a member given twice, and for nulls and
    ///   fractions, which no payload holds.
    public init(parsing bytes: [UInt8]) throws(RouteError) {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes, limits: JSONLimits(size: 1 << 20, depth: 32))
        } catch {
            throw RouteError(field: "", reason: "the body is not JSON: \(error)")
        }
        if let duplicate = document.duplicateNames.first {
            throw RouteError(field: String(duplicate.pointer.description.drop { $0 == "/" }), reason: "is given twice")
        }
        self = try Self.literal(document.root, at: [])
    }

    private static func literal(_ node: JSONNode, at place: [String]) throws(RouteError) -> JSONLiteral {
        switch node.value {
        case .null: throw RouteError(field: place.joined(separator: "/"), reason: "must not be null")
        case .boolean(let value): return .bool(value)
        case .string(let text): return .string(text)
        case .number(let number):
            guard let value = number.integer else {
                throw RouteError(field: place.joined(separator: "/"), reason: "must be a whole number")
            }
            return .integer(value)
        case .array(let nodes):
            var values: [JSONLiteral] = []
            for (index, node) in nodes.enumerated() { values.append(try literal(node, at: place + [String(index)])) }
            return .array(values)
        case .object(let object):
            var members: [Member] = []
            for member in object.members { members.append(Member(member.name, try literal(member.value, at: place + [member.name]))) }
            return .object(members)
        }
    }
}
