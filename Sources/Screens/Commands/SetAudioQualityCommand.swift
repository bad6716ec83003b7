public import ScreenKit

/// Chooses how much data is spent on sound.
public struct SetAudioQualityCommand: Command {
    public static let name = "setAudioQuality"
    private let library: any LibraryStore

    public init(library: any LibraryStore) {
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let quality = try payload.choice("quality", as: AudioQuality.self)
        guard context.features[.audioQualityPicker] else { throw ScreenError.notFound(kind: "command", id: Self.name) }
        return try await context.changingLibrary { user in
            try await library.setAudioQuality(quality, of: user.id)
            return [.reload(sections: ["audio"])] + context.told(.qualitySaved)
        }
    }
}
