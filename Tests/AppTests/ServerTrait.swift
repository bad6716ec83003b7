import TestSupport
import Testing

/// Runs one server for all tests of a suite, and stops it after the last.
struct ServerTrait: SuiteTrait, TestScoping {
    let arguments: [String]

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void) async throws
    {
        let server = try await ServerProcess.start(arguments)
        do {
            try await ServerProcess.$current.withValue(server) { try await function() }
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }
}

extension Trait where Self == ServerTrait {
    /// A server for the suite.
    static func server(_ arguments: String...) -> ServerTrait { ServerTrait(arguments: arguments) }
}

/// The server of the suite.
func server() throws -> ServerProcess {
    try #require(ServerProcess.current, "the suite has no server")
}
