import Foundation
import Logging
import NIOCore
import TestSupport
import VersionService

@testable import Platform

/// A server on this machine that has recordings, and a clock that stands still.
final class MediaServer: Sendable {
    let signer: MediaSigner
    let clock: SettableClock
    let port: Int
    private let folder: TemporaryFolder

    private init(_ signer: MediaSigner, _ clock: SettableClock, _ port: Int, _ folder: TemporaryFolder) {
        (self.signer, self.clock, self.port, self.folder) = (signer, clock, port, folder)
    }

    /// Serves the recordings of a source while the closure runs.
    static func run(
        _ source: any MediaSource, stallLimit: TimeAmount = .minutes(5), _ body: (MediaServer) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let log = open(folder.url.appendingPathComponent("access.log").path, O_WRONLY | O_CREAT, 0o600)
        defer { close(log) }
        let clock = SettableClock()
        let signer = MediaSigner(ServerSecret(bytes: [UInt8](repeating: 7, count: 32))) { clock.now }
        let (ports, found) = AsyncStream.makeStream(of: Int.self)
        var configuration = ServerConfiguration()
        configuration.port = 0
        let responder = try await responder(source, signer, log, stallLimit)
        let application = PlatformServer<SilentApp>.makeApplication(responder, configuration, responder.logger) { found.yield($0) }
        let serving = Task { try await application.run() }
        for await port in ports.prefix(1) {
            try await body(MediaServer(signer, clock, port, folder))
        }
        serving.cancel()
        _ = try? await serving.value
    }

    private static func responder(_ source: any MediaSource, _ signer: MediaSigner, _ log: Int32, _ stallLimit: TimeAmount) async throws
        -> PlatformResponder<
            SilentApp
        >
    {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let registry = PrometheusRegistry()
        let manifest = try VersionManifest(parsing: Repository.bytes(of: "versions.json"))
        let app = SilentApp(features: manifest.catalogue)
        let versions = try ApiVersionService(manifest: manifest, catalogue: app.features) { definition, features in
            try VersionResponder(app, definition, features, metrics: registry, logger: logger)
        }
        var routes = ServerRoutes(metrics: registry)
        try routes.addMedia(source, signer, logger)
        let tokens = TokenService(
            keys: try await SigningKeySet([SigningKey()]), store: InMemoryAccountStore(),
            configuration: TokenConfiguration(issuer: "test"))
        return PlatformResponder(
            versions: versions, serverRoutes: routes, authenticator: Authenticator(tokens),
            finisher: AnswerFinisher(deflater: Deflater(level: 1), stallLimit: stallLimit),
            accessLog: AccessLog(output: LogOutput(descriptor: log)),
            logger: logger,
            unknown: RouteMetrics(version: "none", screen: "unknown", factory: registry))
    }

    /// A fresh address of a track.
    func target(_ track: String, duration: Int = 30) -> String {
        signer.address(ofTrack: track, duration: duration).target
    }

    /// Asks on a connection of its own.
    func request(_ method: String = "GET", _ target: String, _ fields: [String: String] = [:]) async throws -> HTTPAnswer {
        try await HTTPConnection(port: port).request(method, target, fields: fields)
    }

    /// What the access log says so far.
    func accessLog() throws -> String {
        try folder.text(of: "access.log")
    }
}
