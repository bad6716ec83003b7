/// Why a query cannot be read.
package enum QueryStringError: Error, Hashable, Sendable {
    /// The name or value of this field is not percent-encoded UTF-8.
    case malformedField(name: String)

    /// There are more fields than the server reads.
    case tooManyFields(limit: Int)

    /// The field to name in an answer, if the error concerns one.
    package var field: String? {
        switch self {
        case .malformedField(let name): name
        case .tooManyFields: nil
        }
    }
}

extension QueryStringError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformedField(let name): "The query field '\(name)' is not percent-encoded UTF-8."
        case .tooManyFields(let limit): "The query has more than \(limit) fields."
        }
    }
}
