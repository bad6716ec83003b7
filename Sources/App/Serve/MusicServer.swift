import Database
import Foundation
import Platform
import Screens

/// Puts the music app together: the stores, the screens over them, the server in front.
enum MusicServer {
    /// Serves until the process is asked to stop.
    static func run(_ configuration: ServerConfiguration) async throws {
        let data = configuration.dataFolder
        try await BundledCatalog.installIfMissing(in: data)
        let catalog = try CatalogDatabase(directory: data, access: .readOnly)
        let library = try LibraryDatabase(directory: data)
        let accounts = try AccountDatabase(directory: data)
        let server = try await PlatformServer(
            MusicApp(catalog: catalog, library: library), configuration: configuration, accounts: accounts,
            checks: [
                ("catalogue", { _ = try await catalog.revision() }),
                ("library", { try await library.checkAvailability() }),
            ],
            onReady: { port in announce("http://\(configuration.host):\(port)") })
        try await server.run()
    }

    /// Names a few addresses worth opening.
    private static func announce(_ base: String) {
        let text =
            """
            Serving at \(base)
              \(base)/                          the versions and their states
              \(base)/v11/home                  the home screen of the current version
              \(base)/v1/home                   what a retired version answers
              \(base)/v4/search?q=dvorak        a search, in a deprecated version
              \(base)/metrics                   counts by version and screen
            """
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
