import ScreenKit

extension SonosExchange {
    /// Marks or unmarks a favourite; what is so already stays so.
    ///
    /// - Throws: ``SOAPFault``, also where the command has left things as they were: what it answers, such as that a library is
    ///   full, is for screens.
    func setFavorite(_ isFavorite: Bool, _ text: String) async throws {
        guard listener.user != nil else { throw SOAPFault(.loginUnauthorized, "no account is linked") }
        guard let favorite = try await favorite(text) else {
            throw SOAPFault(.serviceUnknownError, "the item cannot be a favourite")
        }
        guard favorite.isFavorite != isFavorite else { return }
        _ = try await service.screens.run(favorite.command, listener)
        guard try await isFavoriteNow(text) == isFavorite else {
            throw SOAPFault(.serviceUnknownError, isFavorite ? "the item could not be marked" : "the item could not be unmarked")
        }
    }

    /// Whether something is a favourite after a change; what was listed among the favourites only is gone with its mark.
    private func isFavoriteNow(_ text: String) async throws -> Bool {
        do {
            return try await favorite(text)?.isFavorite ?? false
        } catch let error where service.fault(for: error).code == .itemNotFound {
            return false
        }
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

    private func favorite(_ text: String) async throws -> SonosProfile.Favorite? {
        switch try await ids.id(text) {
        case .track: return profile.favorite(in: try await track(text).menu)
        case .screen(let screen): return profile.favorite(in: try await render(screen).header?.menu ?? [])
        default: throw SOAPFault.unknownItem
        }
    }
}
