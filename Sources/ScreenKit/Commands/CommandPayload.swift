/// The payload of a command, as the client was given it and sent it back.
public struct CommandPayload: Sendable {
    private let members: [JSONLiteral.Member]

    /// A payload from a JSON value.
    ///
    /// - Throws: ``RouteError`` when it is not an object.
    public init(_ value: JSONLiteral) throws(RouteError) {
        guard case .object(let members) = value else { throw RouteError(field: "", reason: "the body must be a JSON object") }
        self.members = members
    }

    /// A text member; nil where it is absent.
    ///
    /// - Throws: ``RouteError`` when it is not a string of at most `limit` bytes.
    public func optionalString(_ name: String, limit: Int = 256) throws(RouteError) -> String? {
        guard let value = self[name] else { return nil }
        guard case .string(let text) = value, text.utf8.count <= limit else {
            throw RouteError(field: name, reason: "must be a string of at most \(limit) bytes")
        }
        return text
    }

    /// A text member.
    ///
    /// - Throws: ``RouteError`` when it is absent or not a string of at most `limit` bytes.
    public func string(_ name: String, limit: Int = 256) throws(RouteError) -> String {
        guard let text = try optionalString(name, limit: limit) else { throw RouteError(field: name, reason: "is missing") }
        return text
    }

    /// A member that is an identifier.
    ///
    /// - Throws: ``RouteError`` when it is absent or cannot be an identifier.
    public func identifier(_ name: String) throws(RouteError) -> String {
        let text = try string(name)
        guard EntityID.isValid(text) else { throw RouteError(field: name, reason: "is not an identifier") }
        return text
    }

    /// A member that names one of a closed list of values.
    ///
    /// - Throws: ``RouteError`` listing the values.
    public func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, as type: Choice.Type
    ) throws(RouteError) -> Choice where Choice.RawValue == String {
        let text = try string(name)
        guard let choice = Choice(rawValue: text) else {
            throw RouteError(field: name, reason: "must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    /// A whole number within a range.
    ///
    /// - Throws: ``RouteError`` when it is absent or out of range.
    public func integer(_ name: String, in range: ClosedRange<Int>) throws(RouteError) -> Int {
        guard case .integer(let value) = self[name], range.contains(value) else {
            throw RouteError(field: name, reason: "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// A list of identifiers.
    ///
    /// - Throws: ``RouteError`` when it is absent, too long, or holds something else.
    public func identifiers(_ name: String, limit: Int) throws(RouteError) -> [String] {
        guard case .array(let values) = self[name], (1...limit).contains(values.count) else {
            throw RouteError(field: name, reason: "must be a list of 1 to \(limit) identifiers")
        }
        var result: [String] = []
        for (index, value) in values.enumerated() {
            guard case .string(let text) = value, EntityID.isValid(text) else {
                throw RouteError(field: "\(name)/\(index)", reason: "is not an identifier")
            }
            result.append(text)
        }
        return result
    }

    /// Whether the payload has that member.
    public func contains(_ name: String) -> Bool { self[name] != nil }

    private subscript(name: String) -> JSONLiteral? {
        members.first { $0.name == name }?.value
    }
}
