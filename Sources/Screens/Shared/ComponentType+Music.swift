public import ScreenKit
import VersionService

/// The types that only this app has.
extension ComponentType {
    public static let libretto = ComponentType(rawValue: "music.libretto")
    public static let episodeRow = ComponentType(rawValue: "music.episodeRow")
    public static let chapterRow = ComponentType(rawValue: "music.chapterRow")
    public static let liveCard = ComponentType(rawValue: "music.liveCard")
}

extension ComponentDefinition {
    /// The definitions of this app's own types.
    static let music: [ComponentDefinition] = [
        ComponentDefinition(
            .libretto, "The words of a work, line by line, with a translation.", since: SemanticVersion(major: 1, minor: 1, patch: 0),
            properties: members(SemanticVersion(major: 1, minor: 1, patch: 0), required: ["custom.language", "custom.lines"], optional: [])),
        ComponentDefinition(
            .episodeRow, "An episode of a podcast.", since: SemanticVersion(major: 1, minor: 2, patch: 0),
            properties: members(
                SemanticVersion(major: 1, minor: 2, patch: 0), required: ["text.title", "events.tap"],
                optional: ["text.subtitle", "text.accessory", "text.description", "images.main"])),
        ComponentDefinition(
            .chapterRow, "A chapter of an episode.", since: SemanticVersion(major: 1, minor: 3, patch: 0),
            properties: members(
                SemanticVersion(major: 1, minor: 3, patch: 0), required: ["text.title", "text.accessory", "custom.start"],
                optional: ["events.tap"])),
        ComponentDefinition(
            .liveCard, "A concert that is broadcast live.", since: SemanticVersion(major: 1, minor: 4, patch: 0),
            properties: members(
                SemanticVersion(major: 1, minor: 4, patch: 0), required: ["text.title", "text.subtitle", "custom.startsAt"],
                optional: ["text.description", "images.main", "events.tap"])),
    ]

    private static func members(_ since: SemanticVersion, required: [String], optional: [String]) -> [PropertyDefinition] {
        required.map { PropertyDefinition($0, required: true, since: since) }
            + (optional + ["accessibility", "analytics", "style"]).map { PropertyDefinition($0, since: since) }
    }
}
