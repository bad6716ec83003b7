import ArgumentParser
import Foundation
import Platform

/// `platform serve`: the music app on the network.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the app.",
        discussion: ServeHelp.text)

    @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("Settings, as listed above.", visibility: .hidden))
    var settings: [String] = []

    func run() async throws {
        if settings.contains("--help") || settings.contains("-h") {
            print(ServeHelp.page)
            return
        }
        do {
            let configuration = try await ServerConfiguration(
                arguments: settings, environment: ProcessInfo.processInfo.environment)
            try await MusicServer.run(configuration)
        } catch {
            // One clear line: whoever starts a server reads the last line first.
            throw CommandFailure.report("platform: \(error)")
        }
    }
}
