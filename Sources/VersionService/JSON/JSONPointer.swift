/// The way from the root of a JSON document to one of its values (RFC 6901).
public struct JSONPointer: Hashable, Sendable {
    /// The names and indices to follow, without escapes.
    public var tokens: [String]

    /// Creates a pointer from names and indices; the root by default.
    public init(_ tokens: [String] = []) {
        self.tokens = tokens
    }

    /// The pointer to the member `name` of the value this one points to.
    public func appending(_ name: String) -> JSONPointer {
        JSONPointer(tokens + [name])
    }

    /// The pointer to the element at `index` of the array this one points to.
    public func appending(_ index: Int) -> JSONPointer {
        appending(String(index))
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The pointer as in `/versions/3/set`; empty for the whole document.
    public var description: String {
        tokens.map { "/" + $0.unicodeScalars.map(Self.escape).joined() }.joined()
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "~": "~0"
        case "/": "~1"
        default: String(scalar)
        }
    }
}
