import ScreenKit

/// What a menu says about the thing it belongs to.
struct MenuMapping {
    /// Whether something is a favourite, and the command that changes that.
    struct Favorite {
        let isFavorite: Bool
        let command: CommandAction
    }

    /// Actions within actions that are looked at.
    private static let maximumDepth = 4

    let profile: SonosProfile
    let menu: [MenuItem]

    /// nil where it cannot be a favourite.
    var favorite: Favorite? {
        guard let names = profile.favoriteCommands else { return nil }
        for item in menu {
            for case .command(let command) in item.actions {
                if command.name == names.add { return Favorite(isFavorite: false, command: command) }
                if command.name == names.remove { return Favorite(isFavorite: true, command: command) }
            }
        }
        return nil
    }

    /// Whether it is the listener's own.
    var isOwn: Bool {
        !profile.ownershipCommands.isEmpty && menu.contains { Self.contains($0.actions, profile.ownershipCommands) }
    }

    /// The screens the menu leads to.
    var screens: [ScreenAction] {
        var screens: [ScreenAction] = []
        for item in menu {
            for case .screen(let target) in item.actions where !profile.hiddenScreens.contains(target.name) { screens.append(target) }
        }
        return screens
    }

    /// Entries that open an address; players open safe ones only.
    var links: [SonosAction] {
        menu.compactMap { item in
            for case .url(let url) in item.actions {
                guard let address = profile.address(url), address.hasPrefix("https://") else { continue }
                return SonosAction(id: item.id, title: item.title, kind: .openURL(address))
            }
            return nil
        }
    }

    /// The title of the entry that marks or unmarks a favourite.
    var favoriteTitle: String? {
        guard let favorite else { return nil }
        return menu.first { $0.actions.contains(.command(favorite.command)) }?.title
    }

    private static func contains(_ actions: [Action], _ commands: Set<String>, depth: Int = 0) -> Bool {
        actions.contains { action in
            switch action {
            case .command(let command): commands.contains(command.name)
            case .confirmation(let question):
                depth < maximumDepth && question.choices.contains { contains($0.actions, commands, depth: depth + 1) }
            default: false
            }
        }
    }
}
