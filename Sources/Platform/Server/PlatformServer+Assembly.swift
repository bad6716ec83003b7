import Glibc
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ScreenKit

/// The parts of the server that come from its configuration alone.
extension PlatformServer {
    static func makeLogger(_ configuration: ServerConfiguration) -> Logger {
        var logger = Logger(label: "platform") { label in JSONLogHandler(label: label, output: .standardError) }
        logger.logLevel = configuration.logLevel
        return logger
    }

    /// The versions file: the one that is named, else the first that is there.
    static func manifestPath(_ configuration: ServerConfiguration) throws -> String {
        if let path = configuration.versionsFile { return path }
        let candidates = ["\(configuration.dataFolder)/versions.json", "versions.json"]
        guard let path = candidates.first(where: { access($0, R_OK) == 0 }) else {
            throw ConfigurationError(
                "no versions file: there is none at \(candidates.joined(separator: " or ")); name it with --versions FILE")
        }
        return path
    }

    static func makeApplication(
        _ responder: PlatformResponder<App>, _ configuration: ServerConfiguration, _ logger: Logger,
        _ onReady: @escaping @Sendable (Int) -> Void
    ) -> Application<PlatformResponder<App>> {
        let limits = RequestBodyLimits(
            maximumBytes: configuration.maximumBodyBytes, maximumDuration: TimeAmount(configuration.bodyTimeout))
        let http = HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestBodyLimitHandler(limits: limits)], idleTimeout: TimeAmount(configuration.idleTimeout),
            httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
                maxHeaderFieldSize: configuration.maximumHeaderBytes, maxHeaderListSize: configuration.maximumHeaderBytes,
                maxHeaderFieldCount: 100))
        return Application(
            responder: responder, server: .http1(configuration: http),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port), backlog: configuration.backlog,
                availableConnectionsDelegate: .maximum(configuration.maximumConnections, logger: logger)),
            onServerRunning: { channel in onReady(channel.localAddress?.port ?? configuration.port) }, logger: logger)
    }
}
