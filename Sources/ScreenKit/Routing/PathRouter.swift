/// Finds the value registered for a path, in time that depends on the path's length only.
///
/// A literal part is preferred to a parameter in the same place, and both to the rest of a path.
public struct PathRouter<Value: Sendable>: Sendable {
    /// What a path leads to.
    public struct Match: Sendable {
        public let value: Value
        /// The values of the pattern's parameters, as they stand in the path.
        public let parameters: [(name: String, value: Substring)]
    }

    private struct Node: Sendable {
        var literals: [Substring: Int] = [:]
        var parameter: Int?
        /// The pattern that ends here with a parameter for all that is left.
        var rest: Int?
        var value: Value?
        var names: [String] = []
    }

    private var nodes = [Node()]

    public init() {}

    /// Registers a value for a pattern such as `albums/{id}`, or `files/{path...}` for all paths below one.
    ///
    /// - Throws: ``RoutingConflict`` when the pattern is taken.
    public mutating func add(_ pattern: String, _ value: Value) throws(RoutingConflict) {
        var node = 0
        var names: [String] = []
        for part in pattern.split(separator: "/") {
            if part.hasPrefix("{"), part.hasSuffix("...}") {
                precondition(part.endIndex == pattern.endIndex, "nothing can follow the rest of a path in '\(pattern)'")
                names.append(String(part.dropFirst().dropLast(4)))
                node = child(of: node, at: \.rest)
                break
            } else if part.hasPrefix("{"), part.hasSuffix("}") {
                names.append(String(part.dropFirst().dropLast()))
                node = child(of: node, at: \.parameter)
            } else {
                node = child(of: node, at: \.literals[part])
            }
        }
        guard nodes[node].value == nil else { throw RoutingConflict(pattern: pattern) }
        nodes[node].value = value
        nodes[node].names = names
    }

    /// The value for a path without query, with or without a leading slash; nil when there is none.
    public func match(_ path: Substring) -> Match? {
        var values: [Substring] = []
        guard let node = find(path, path.split(separator: "/", omittingEmptySubsequences: true)[...], from: 0, &values),
            let value = nodes[node].value
        else { return nil }
        return Match(value: value, parameters: Array(zip(nodes[node].names, values)).map { (name: $0.0, value: $0.1) })
    }

    private func find(
        _ path: Substring, _ parts: ArraySlice<Substring>, from node: Int, _ values: inout [Substring]
    ) -> Int? {
        guard let part = parts.first else { return nodes[node].value == nil ? nil : node }
        if let next = nodes[node].literals[part], let found = find(path, parts.dropFirst(), from: next, &values) { return found }
        if let next = nodes[node].parameter {
            values.append(part)
            if let found = find(path, parts.dropFirst(), from: next, &values) { return found }
            values.removeLast()
        }
        guard let rest = nodes[node].rest else { return nil }
        values.append(path[part.startIndex...])
        return rest
    }

    private mutating func child(of node: Int, at place: WritableKeyPath<Node, Int?>) -> Int {
        if let existing = nodes[node][keyPath: place] { return existing }
        nodes.append(Node())
        nodes[node][keyPath: place] = nodes.count - 1
        return nodes.count - 1
    }
}
