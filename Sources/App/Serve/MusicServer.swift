import Database
import Foundation
import Platform
import Screens
import VersionService

/// Puts the music app together: the stores, the screens over them, the server in front.
enum MusicServer {
    /// Serves until the process is asked to stop.
    static func run(_ configuration: ServerConfiguration) async throws {
        let data = configuration.dataFolder
        let server = try await StartLock.hold(in: data) { try await prepare(configuration, in: data) }
        try await server.run()
    }

    /// Opens the stores, filling the catalogue at first start, and makes the server.
    private static func prepare(_ configuration: ServerConfiguration, in data: String) async throws -> PlatformServer<MusicApp> {
        try await BundledCatalog.installIfMissing(in: data)
        let catalog = try CatalogDatabase(directory: data, access: .readOnly)
        let library = try LibraryDatabase(directory: data)
        let accounts = try AccountDatabase(directory: data)
        let speakers = configuration.speakers == .off ? nil : try SpeakerDatabase(directory: data)
        return try await PlatformServer(
            MusicApp(catalog: catalog, library: library, speakers: speakers),
            configuration: configuration, accounts: accounts,
            speakers: speakers.map { MusicSpeakers.bridge(catalog: catalog, library: library, store: $0) },
            checks: [
                ("catalogue", { _ = try await catalog.revision() }),
                ("library", { try await library.checkAvailability() }),
                ("speakers", { try await speakers?.checkAvailability() }),
                ("accounts", { _ = try await accounts.account(id: "readiness") }),
            ],
            onReady: { port, versions in announce("http://\(configuration.host):\(port)", versions) })
    }

    /// Names a few addresses worth opening.
    private static func announce(_ base: String, _ versions: [(version: String, status: VersionStatus)]) {
        func latest(_ status: VersionStatus) -> String? { versions.last { $0.status == status }?.version }
        var addresses = [("", "the versions and their states")]
        if let current = latest(.current) {
            addresses.append(("\(current)/home", "the home screen of the current version"))
            addresses.append(("\(current)/search?q=dvorak", "a search"))
        }
        if let deprecated = latest(.deprecated) { addresses.append(("\(deprecated)/home", "a deprecated version, which says so")) }
        if let retired = latest(.retired) { addresses.append(("\(retired)/home", "what a retired version answers")) }
        addresses.append(("metrics", "counts by version and screen"))
        let lines = addresses.prefix(5).map { path, meaning in
            let address = "\(base)/\(path)"
            return "  \(address)\(String(repeating: " ", count: max(2, 50 - address.count)))\(meaning)\n"
        }
        FileHandle.standardOutput.write(Data("Serving at \(base)\n\(lines.joined())".utf8))
    }
}
