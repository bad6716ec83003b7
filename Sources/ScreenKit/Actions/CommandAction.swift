/// Something to be done on the server: an endpoint and a payload.
///
/// The client posts the payload as it is; it adds and interprets nothing.
public struct CommandAction: Sendable, Equatable {
    /// The command's name, the last part of its address (`favorite`).
    public var name: String
    public var payload: JSONLiteral

    public init(_ name: String, payload: JSONLiteral) {
        self.name = name
        self.payload = payload
    }

    /// Path below the version.
    public var path: String { "/commands/\(name)" }
}
