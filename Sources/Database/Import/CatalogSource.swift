/// Where records are read from.
public struct CatalogSource: Sendable {
    enum Content: Sendable {
        case file(String)
        case standardInput
        case bytes([UInt8])
    }

    /// What the source is called in errors: the path as it was given.
    public let name: String
    let content: Content

    /// The records in a file.
    public static func file(_ path: String) -> CatalogSource {
        CatalogSource(name: path, content: .file(path))
    }

    /// The records that come in on the standard input.
    public static let standardInput = CatalogSource(name: "standard input", content: .standardInput)

    /// Records at hand.
    public static func bytes(_ bytes: [UInt8], named name: String) -> CatalogSource {
        CatalogSource(name: name, content: .bytes(bytes))
    }
}
