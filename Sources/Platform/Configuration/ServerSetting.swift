/// Something about the server that can be set: on the command line, in the environment, or in a file.
public struct ServerSetting: Sendable {
    /// The name, as on the command line without its dashes.
    public let name: String
    /// What stands for the value in the help.
    public let placeholder: String
    /// What holds where it is not set.
    public let standard: String
    /// What it is for, in a sentence.
    public let summary: String

    init(_ name: String, _ placeholder: String, _ standard: String, _ summary: String) {
        self.name = name
        self.placeholder = placeholder
        self.standard = standard
        self.summary = summary
    }

    /// The name of the environment variable.
    public var environmentName: String {
        "PLATFORM_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// All settings, in the order the help lists them.
    public static let all: [ServerSetting] = [
        ServerSetting("host", "ADDRESS", "127.0.0.1", "The address to listen on."),
        ServerSetting("port", "NUMBER", "8080", "The port to listen on; 0 takes any that is free."),
        ServerSetting("data", "FOLDER", "data", "Where databases and keys live; made if it is not there."),
        ServerSetting("versions", "FILE", "", "The versions file; else versions.json in the data folder, else in the working folder."),
        ServerSetting(
            "public-url", "URL", "", "Where speakers reach the server, such as https://music.example.com; else the address they connect to."
        ),
        ServerSetting("speakers", "WHO", "linked", "Who may browse from speakers: off, linked (households with an account) or anonymous."),
        ServerSetting("media", "FOLDER", "", "Recordings, named by track; without it, each track is a short piece that is made up."),
        ServerSetting("config", "FILE", "", "A JSON file with any of these settings."),
        ServerSetting("log-level", "LEVEL", "info", "trace, debug, info, notice, warning, error or critical."),
        ServerSetting("access-log", "on|off", "on", "Whether each request is logged, a line of JSON on standard output."),
        ServerSetting("max-connections", "NUMBER", "4096", "Connections served at once; others wait in the backlog."),
        ServerSetting("backlog", "NUMBER", "1024", "Connections the system keeps waiting."),
        ServerSetting("idle-timeout", "SECONDS", "60", "How long a connection may be silent between requests."),
        ServerSetting("max-header-bytes", "NUMBER", "16384", "The size of a request's fields, together and each."),
        ServerSetting("max-body-bytes", "NUMBER", "1048576", "The size of a request's body."),
        ServerSetting("body-timeout", "SECONDS", "15", "How long a client may take to send a body."),
        ServerSetting("shutdown-deadline", "SECONDS", "20", "How long requests in flight may take once the server is asked to stop."),
        ServerSetting("compression-level", "1-9", "6", "How hard answers are compressed."),
        ServerSetting("access-token-lifetime", "SECONDS", "900", "How long an access token is good for."),
        ServerSetting("refresh-token-lifetime", "SECONDS", "2592000", "How long a session lives that is not used."),
        ServerSetting(
            "speaker-token-lifetime", "SECONDS", "2592000", "How long a speaker's token is good before the speaker has to refresh it."),
    ]
}
