/// Somebody who is signed in.
public struct ScreenUser: Sendable, Hashable {
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
