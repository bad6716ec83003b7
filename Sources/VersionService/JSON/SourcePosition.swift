/// A place in a text file, both numbers counted from 1.
public struct SourcePosition: Hashable, Sendable {
    /// The line, counted by line feeds.
    public let line: Int
    /// The column, counted in Unicode scalars.
    public let column: Int

    /// Creates a place; the beginning of the file by default.
    public init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }
}

extension SourcePosition: Comparable {
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

extension SourcePosition: CustomStringConvertible {
    /// The place as compilers print it, as in `12:7`.
    public var description: String { "\(line):\(column)" }
}
