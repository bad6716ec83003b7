/// A setting that cannot be used.
public struct ConfigurationError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
