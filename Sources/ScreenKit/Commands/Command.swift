/// Something a client can have done on the server.
///
/// Commands are idempotent: a client that did not hear the answer sends the same payload again.
public protocol Command: Sendable {
    /// The last part of the command's address.
    static var name: String { get }

    /// Does what the payload says.
    ///
    /// - Returns: what the client does next.
    /// - Throws: ``RouteError`` for a payload that cannot be used, ``ScreenError`` for something that does not exist.
    func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action]
}
