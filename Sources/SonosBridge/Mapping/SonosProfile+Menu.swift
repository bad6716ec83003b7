import ScreenKit

/// What a menu says about the thing it belongs to.
extension SonosProfile {
    /// Whether something is a favourite, and the command that changes that.
    struct Favorite {
        let isFavorite: Bool
        let command: CommandAction
    }

    /// Actions within actions that are looked at.
    private static let maximumDepth = 4

    /// nil where it cannot be a favourite.
    func favorite(in menu: [MenuItem]) -> Favorite? {
        guard let names = favoriteCommands else { return nil }
        for index in menu.indices {
            for case .command(let command) in menu[index].actions {
                if command.name == names.add { return Favorite(isFavorite: false, command: command) }
                if command.name == names.remove { return Favorite(isFavorite: true, command: command) }
            }
        }
        return nil
    }

    /// The title of the entry that marks or unmarks a favourite.
    func favoriteTitle(in menu: [MenuItem]) -> String? {
        guard let favorite = favorite(in: menu) else { return nil }
        return menu.first { $0.actions.contains(.command(favorite.command)) }?.title
    }

    /// Whether it is the listener's own.
    func isOwn(_ menu: [MenuItem]) -> Bool {
        !ownershipCommands.isEmpty && menu.contains { Self.contains($0.actions, ownershipCommands) }
    }

    /// Calls a function with each of the screens the menu leads to.
    func forEachScreen(in menu: [MenuItem], _ body: (ScreenAction) -> Void) {
        for index in menu.indices {
            for case .screen(let target) in menu[index].actions where !hiddenScreens.contains(target.name) { body(target) }
        }
    }

    /// Entries that open an address; players open safe ones only.
    func links(in menu: [MenuItem]) -> [SonosAction] {
        menu.compactMap { item in
            for case .url(let url) in item.actions {
                guard let address = address(url), address.hasPrefix("https://") else { continue }
                return SonosAction(id: item.id, title: item.title, kind: .openURL(address))
            }
            return nil
        }
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
