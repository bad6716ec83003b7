/// A value in a JSON document, with its place.
public struct JSONNode: Hashable, Sendable {
    /// The value itself.
    public enum Value: Hashable, Sendable {
        case null
        case boolean(Bool)
        case number(JSONNumber)
        case string(String)
        case array([JSONNode])
        case object(JSONObject)
    }

    /// The value itself.
    public let value: Value
    /// Where the value begins.
    public let position: SourcePosition

    /// The kind of value, for messages, as in `an object`.
    public var kind: String {
        switch value {
        case .null: "null"
        case .boolean(let value): String(value)
        case .number(let number): "the number \(number.text)"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
