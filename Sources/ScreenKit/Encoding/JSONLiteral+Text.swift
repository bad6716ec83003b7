extension JSONLiteral {
    /// The value over several lines, for files and terminals.
    public var indentedText: String { JSONText.pretty(self) }
}
