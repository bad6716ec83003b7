package import Logging

/// How the server runs.
public struct ServerConfiguration: Sendable {
    public var host = "127.0.0.1"
    public var port = 8080
    /// Where databases and keys live.
    public var dataFolder = "data"
    /// The versions file; nil looks in the data folder, then in the working folder.
    public var versionsFile: String?
    /// Where the world reaches the server: scheme and authority; nil for the address that a connection came in at.
    public var publicURL: String?
    /// Who may browse from smart speakers.
    public var speakers = SpeakerAdmission.linked
    /// Where recordings are; nil where there are none, and a short piece is made up for each track.
    public var mediaFolder: String?
    package var logLevel = Logger.Level.info
    public var logsAccess = true
    public var maximumConnections = 4096
    public var backlog = 1024
    public var idleTimeout = Duration.seconds(60)
    public var maximumHeaderBytes = 16_384
    public var maximumBodyBytes = 1_048_576
    public var bodyTimeout = Duration.seconds(15)
    public var shutdownDeadline = Duration.seconds(20)
    public var compressionLevel = 6
    public var accessTokenLifetime = Duration.seconds(900)
    public var refreshTokenLifetime = Duration.seconds(2_592_000)

    public var speakerTokenLifetime = Duration.seconds(2_592_000)

    public init() {}
}
