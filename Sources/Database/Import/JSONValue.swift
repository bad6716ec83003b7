/// A value of JSON, with the members of objects in the order they were written.
indirect enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number that is no integer or too large for one.
    case otherNumber
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// What it is, for errors ("a text").
    var noun: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .otherNumber: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A name and its value in an object.
struct JSONMember: Equatable {
    let name: String
    let value: JSONValue
}
