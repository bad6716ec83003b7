/// One of the looks and catalogues that the same screens are served under.
public struct Brand: Sendable, Hashable {
    public let id: String
    public let name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
