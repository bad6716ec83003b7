public import ScreenKit

/// Takes an account away from a household of smart speakers.
public struct UnlinkSpeakerCommand: Command {
    public static let name = "unlinkSpeaker"
    private let speakers: any LinkedSpeakers

    public init(speakers: any LinkedSpeakers) {
        self.speakers = speakers
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let id = try payload.identifier("speaker")
        guard context.features[.speakers] else { throw ScreenError.notFound(kind: "command", id: Self.name) }
        guard let user = context.user else { return [.signIn(reason: context.text(.signInToChange))] }
        try await speakers.unlinkSpeaker(id, of: user.id)
        return [.reload(sections: ["speakers"])] + context.told(.speakerUnlinked)
    }
}
