/// Something the linter has to say about a manifest.
public struct Finding: Hashable, Sendable {
    /// The rule it is about.
    public let code: FindingCode
    /// How bad it is.
    public let level: FindingLevel
    /// What is wrong, and what to do about it.
    public let message: String
    /// The file it was found in.
    public let file: String
    /// The way to the value or member it is about.
    public let pointer: JSONPointer
    /// Where that begins in the file.
    public let position: SourcePosition

    /// The line, counted from 1.
    public var line: Int { position.line }

    /// The column, counted from 1.
    public var column: Int { position.column }
}

extension Finding: CustomStringConvertible {
    /// The finding on one line that editors and build logs can link, as in `versions.json:3:7: error: … [V005 /flags/x/default]`.
    public var description: String {
        let place = pointer.tokens.isEmpty ? "" : " \(pointer)"
        return "\(file):\(position): \(level): \(message) [\(code.rawValue)\(place)]"
    }
}
