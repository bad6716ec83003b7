/// A platform that has its own numbering of app releases.
public enum AppPlatform: String, CaseIterable, Sendable {
    case ios, android, web, sonos, tvos
}
