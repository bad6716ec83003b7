/// The parameters a request gives a route: parts of its path and of its query, percent-decoded.
public struct RouteParameters: Sendable {
    private let path: [(name: String, value: String)]
    private let query: [(name: String, value: String)]

    public init(path: [(name: String, value: String)] = [], query: [(name: String, value: String)] = []) {
        self.path = path
        self.query = query
    }

    /// A part of the path.
    ///
    /// - Throws: ``RouteError`` when the pattern has no such part.
    public func path(_ name: String) throws(RouteError) -> String {
        guard let value = path.first(where: { $0.name == name })?.value else {
            throw RouteError(field: name, reason: "is missing from the path")
        }
        return value
    }

    /// The identifier in a part of the path.
    ///
    /// - Throws: ``RouteError`` when it cannot be an identifier.
    public func identifier(_ name: String) throws(RouteError) -> String {
        let value = try path(name)
        guard EntityID.isValid(value) else {
            throw RouteError(field: name, reason: "must be 1 to 96 characters of a-z, 0-9 and -, beginning with a letter or digit")
        }
        return value
    }

    /// A query parameter, nil where it is absent.
    ///
    /// - Throws: ``RouteError`` when it is given twice.
    public func query(_ name: String) throws(RouteError) -> String? {
        let values = query.filter { $0.name == name }
        guard values.count < 2 else { throw RouteError(field: name, reason: "is given \(values.count) times; give it once") }
        return values.first?.value
    }

    /// A query parameter that names one of a closed list of values.
    ///
    /// - Throws: ``RouteError`` listing the values.
    public func query<Choice: RawRepresentable & CaseIterable>(
        _ name: String, as type: Choice.Type
    ) throws(RouteError) -> Choice? where Choice.RawValue == String {
        guard let text = try query(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw RouteError(field: name, reason: "must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    /// Refuses query parameters that the route does not know.
    ///
    /// - Throws: ``RouteError`` naming the first.
    public func allowQuery(_ names: String...) throws(RouteError) {
        guard let unknown = query.first(where: { !names.contains($0.name) }) else { return }
        let known = names.isEmpty ? "this screen has none" : "known are \(names.joined(separator: ", "))"
        throw RouteError(field: unknown.name, reason: "is not a parameter here; \(known)")
    }
}
