import CoreMetrics
import Glibc
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
public import ScreenKit
import ServiceLifecycle
import UnixSignals
public import VersionService

/// An app's screens on the network, in every version: the whole server but for storage.
public struct PlatformServer<App: ScreenApp>: Sendable {
    /// Something the server needs, asked whether it is there.
    public typealias Check = @Sendable () async throws -> Void

    private let configuration: ServerConfiguration
    private let application: Application<PlatformResponder<App>>
    private let watcher: ManifestWatcher<VersionResponder<App>>
    private let hasher: PasswordHasher
    private let removals: [HourlyRemoval]
    private let logger: Logger

    /// Reads versions.json and the keys, and makes everything that answers requests.
    ///
    /// - Parameters:
    ///   - app: the screens and commands.
    ///   - accounts: where accounts are kept.
    ///   - checks: what `/readyz` asks, by name.
    ///   - onReady: called once the server listens, with its port and the versions, oldest first.
    ///   - speakers: what smart speakers are answered with; nil where there are no addresses for them.
    /// - Throws: an error whose description says what is wrong and where, to be printed by a failed start.
    public init(
        _ app: App, configuration: ServerConfiguration, accounts: any AccountStore, speakers: SpeakerBridge? = nil,
        checks: [(name: String, check: Check)] = [],
        onReady: @escaping @Sendable (Int, [(version: String, status: VersionStatus)]) -> Void = { _, _ in }
    ) async throws {
        self.configuration = configuration
        let logger = Self.makeLogger(configuration)
        self.logger = logger
        let registry = PrometheusRegistry()
        let file = ManifestFile(path: try Self.manifestPath(configuration))
        let known = file.fingerprint()
        let manifest = try file.read()
        let versions = try ApiVersionService(manifest: manifest, catalogue: app.features) { definition, features in
            try VersionResponder(app, definition, features, metrics: registry, logger: logger)
        }
        let state = ManifestState()
        watcher = ManifestWatcher(file, known: known, versions, state, logger)
        let keys = try await SigningKeySet.load(from: SigningKeyFolder(path: configuration.dataFolder + "/keys"), at: .now)
        let tokens = TokenService(
            keys: keys, store: accounts,
            configuration: TokenConfiguration(
                issuer: manifest.service, accessLifetime: configuration.accessTokenLifetime,
                refreshLifetime: configuration.refreshTokenLifetime))
        let sessionRemoval = HourlyRemoval(subject: "sessions", logger: logger) { try await tokens.removeExpiredTokens() }
        let hasher = PasswordHasher()
        self.hasher = hasher

        var routes = ServerRoutes(metrics: registry)
        try routes.addIndex(service: manifest.service, startPath: app.startPath) {
            versions.table.statuses
        }
        let identity = IdentityService(store: accounts, hasher: hasher, tokens: tokens)
        try routes.addAccounts(identity, keys: tokens.keyDocument)
        try routes.addOperations(Readiness(manifest: state, logger: logger, checks: checks), registry)
        try routes.addAssets(app.assets)
        let linkRemoval = try speakers.flatMap { bridge in
            try Self.addSpeakers(bridge, to: &routes, versions, identity, configuration, logger)
        }
        removals = [sessionRemoval] + (linkRemoval.map { [$0] } ?? [])
        let responder = PlatformResponder(
            versions: versions, serverRoutes: routes, authenticator: Authenticator(tokens),
            finisher: AnswerFinisher(deflater: Deflater(level: configuration.compressionLevel)),
            accessLog: configuration.logsAccess ? AccessLog() : nil, logger: logger,
            unknown: RouteMetrics(version: "none", screen: "unknown", factory: registry))
        application = Self.makeApplication(responder, configuration, logger) { port in onReady(port, versions.table.statuses) }
    }

    /// Serves until the process is asked to stop, then finishes what is in flight, up to the deadline.
    public func run() async throws {
        var group = ServiceGroupConfiguration(
            services: [hasher] + removals + [watcher, application] as [any Service],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        group.maximumGracefulShutdownDuration = configuration.shutdownDeadline
        group.maximumCancellationDuration = .seconds(5)
        do {
            try await ServiceGroup(configuration: group).run()
        } catch let error as IOError {
            throw ConfigurationError(
                "cannot listen on \(configuration.host):\(configuration.port): \(String(cString: strerror(error.errnoCode)))")
        }
    }
}
