import ScreenKit
import VersionService

/// The smart speakers that play from the listener's account, each of which can be taken off it.
extension SettingsScreen {
    func speakers(_ loaded: Loaded<[LinkedSpeaker]>, _ components: MusicComponents) -> Section? {
        let context = components.context
        switch loaded {
        case .skipped: return nil
        case .failed: return components.failedSection("speakers", context.text(.speakers))
        case .value(let speakers):
            return Section("speakers") {
                if speakers.isEmpty {
                    Component(.text, id: "speakers/none").description(context.text(.noSpeakers))
                }
                for speaker in speakers {
                    Component(.row, id: "speakers/\(speaker.id)")
                        .title(context.text(.sonosHousehold))
                        .subtitle(context.text(.linkedSince, context.day(String(speaker.linkedAt.iso8601.prefix(10)))))
                        .menu {
                            // The first clients know no commands.
                            if context.capabilities.supports("actions", since: SemanticVersion(major: 1, minor: 1, patch: 0)) {
                                unlink(speaker, context)
                            }
                        }
                }
            } header: {
                components.heading("speakers", context.text(.speakers))
            }
        }
    }

    /// Clients that know dialogs ask before the music stops.
    private func unlink(_ speaker: LinkedSpeaker, _ context: ScreenContext) -> MenuItem {
        let unlink = Action.command(CommandAction(UnlinkSpeakerCommand.name, payload: ["speaker": .string(speaker.id)]))
        let asked = Action.confirmation(
            .dialog(
                title: context.text(.unlinkSpeaker), message: context.text(.unlinkSpeakerQuestion),
                choices: [
                    Confirmation.Choice(title: context.text(.unlink), isDestructive: true, actions: [unlink]),
                    Confirmation.Choice(title: context.text(.cancel)),
                ]))
        return MenuItem(
            id: "unlink", title: context.text(.unlinkSpeaker), icon: .minus,
            actions: [context.features[.confirmDialogs] ? asked : unlink])
    }
}
