/// Why a text is not a JSON document.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
    /// What is wrong there.
    public let message: String
    /// Where it is.
    public let position: SourcePosition

    public var description: String { "\(position): \(message)" }
}
