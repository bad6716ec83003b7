/// The parameters a path gave its route, percent-decoded.
struct RouteMatch: Sendable {
    let parameters: [(name: String, value: String)]

    /// The value of a parameter.
    subscript(name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }
}
