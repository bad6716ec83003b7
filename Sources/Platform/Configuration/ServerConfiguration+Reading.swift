import Configuration
import Logging

extension ServerConfiguration {
    /// Reads the settings: from the command line first, then from the environment, then from the file that either names.
    ///
    /// - Parameters:
    ///   - arguments: what follows `serve` on the command line.
    ///   - environment: the process's environment.
    /// - Throws: ``ConfigurationError`` naming the setting that is unknown or cannot be used.
    public init(arguments: [String], environment: [String: String]) async throws {
        try Self.checkNames(arguments)
        try Self.checkNames(inEnvironment: environment)
        var providers: [any ConfigProvider] = [
            CommandLineArgumentsProvider(arguments: ["platform"] + arguments),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "platform"),
        ]
        if let file = ConfigReader(providers: providers).string(forKey: "config") {
            providers.append(InMemoryProvider(name: file, values: try SettingsFile(path: file).values))
        }
        try self.init(ConfigReader(providers: providers))
    }

    private init(_ reader: ConfigReader) throws {
        self.init()
        let settings = SettingReader(reader: reader)
        host = settings.text("host") ?? host
        port = try settings.integer("port", 0...65_535) ?? port
        dataFolder = settings.text("data") ?? dataFolder
        guard !dataFolder.isEmpty else { throw ConfigurationError("data: the name of the folder is empty") }
        versionsFile = settings.text("versions")
        publicURL = try settings.origin("public-url")
        speakers = try settings.choice("speakers", SpeakerAdmission.allCases) ?? speakers
        mediaFolder = settings.text("media")
        logLevel = try settings.choice("log-level", Logger.Level.allCases) ?? logLevel
        logsAccess = try settings.toggle("access-log") ?? logsAccess
        maximumConnections = try settings.integer("max-connections", 1...1_000_000) ?? maximumConnections
        backlog = try settings.integer("backlog", 1...65_535) ?? backlog
        idleTimeout = try settings.seconds("idle-timeout", 1...3600) ?? idleTimeout
        maximumHeaderBytes = try settings.integer("max-header-bytes", 1024...1_048_576) ?? maximumHeaderBytes
        maximumBodyBytes = try settings.integer("max-body-bytes", 1024...67_108_864) ?? maximumBodyBytes
        bodyTimeout = try settings.seconds("body-timeout", 1...3600) ?? bodyTimeout
        shutdownDeadline = try settings.seconds("shutdown-deadline", 1...3600) ?? shutdownDeadline
        compressionLevel = try settings.integer("compression-level", 1...9) ?? compressionLevel
        accessTokenLifetime = try settings.seconds("access-token-lifetime", 1...86_400) ?? accessTokenLifetime
        refreshTokenLifetime = try settings.seconds("refresh-token-lifetime", 1...31_536_000) ?? refreshTokenLifetime
        speakerTokenLifetime = try settings.seconds("speaker-token-lifetime", 1...31_536_000) ?? speakerTokenLifetime
    }

    /// Refuses variables that look like settings and are none.
    private static func checkNames(inEnvironment environment: [String: String]) throws {
        let known = Set(ServerSetting.all.map(\.environmentName))
        for name in environment.keys.sorted() where name.hasPrefix("PLATFORM_") && !known.contains(name) {
            throw ConfigurationError("the environment's \(name) is not a setting; see `platform serve --help`")
        }
    }

    /// Refuses options there are none of, and values without an option: a misspelt limit must not pass for none.
    private static func checkNames(_ arguments: [String]) throws {
        var expectsValue: String?
        var names: Set<Substring> = []
        for argument in arguments {
            if expectsValue != nil, !argument.hasPrefix("--") {
                expectsValue = nil
                continue
            }
            if let option = expectsValue { throw ConfigurationError("--\(option) needs a value") }
            guard argument.hasPrefix("--") else { throw ConfigurationError("'\(argument)' is not an option; see `platform serve --help`") }
            let name = argument.dropFirst(2).prefix { $0 != "=" }
            guard ServerSetting.all.contains(where: { $0.name == name }) else {
                throw ConfigurationError("'--\(name)' is not an option; see `platform serve --help`")
            }
            guard names.insert(name).inserted else { throw ConfigurationError("--\(name) is given twice") }
            expectsValue = argument.contains("=") ? nil : String(name)
        }
        if let option = expectsValue { throw ConfigurationError("--\(option) needs a value") }
    }
}
