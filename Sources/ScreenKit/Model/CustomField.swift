/// A member of a component's `custom` object.
///
/// Custom members are the escape hatch of the format: they should stay few and optional.
public struct CustomField: Sendable, Equatable {
    public let name: String
    public let value: JSONLiteral

    public init(name: String, value: JSONLiteral) {
        self.name = name
        self.value = value
    }
}
