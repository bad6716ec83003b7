/// A command without its type: what a router keeps.
public struct CommandEndpoint: Sendable {
    public let name: String
    private let runPayload: @Sendable (CommandPayload, ScreenContext) async throws -> [Action]

    public init<Content: Command>(_ command: Content) {
        name = Content.name
        runPayload = { payload, context in try await command.run(payload, context) }
    }

    /// Does what the payload says.
    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        try await runPayload(payload, context)
    }
}
