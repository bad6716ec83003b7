import ScreenKit

extension SonosExchange {
    /// Marks or unmarks a favourite; what is so already stays so.
    func setFavorite(_ isFavorite: Bool, _ text: String) async throws {
        guard let favorite = try await favorite(text) else {
            throw SOAPFault(.serviceUnknownError, "the item cannot be a favourite")
        }
        guard favorite.isFavorite != isFavorite else { return }
        _ = try await service.screens.run(favorite.command, listener)
    }

    /// A heart on the playing track, or none.
    func rate(_ id: String, _ rating: Int) async throws -> ItemRating {
        switch rating {
        case SonosRatings.love: try await setFavorite(true, id)
        case SonosRatings.neutral: try await setFavorite(false, id)
        default: throw SOAPFault(.serviceUnknownError, "there is no such rating")
        }
        return ItemRating(messageStringID: rating == SonosRatings.love ? SonosStrings.added : SonosStrings.removed)
    }

    private func favorite(_ text: String) async throws -> MenuMapping.Favorite? {
        switch try await ids.id(text) {
        case .track: return MenuMapping(profile: profile, menu: try await track(text).menu).favorite
        case .screen(let screen): return MenuMapping(profile: profile, menu: try await render(screen).header?.menu ?? []).favorite
        default: throw SOAPFault.unknownItem
        }
    }
}
