import ScreenKit

/// One call, on its way to its reply.
struct SonosExchange {
    let service: SonosService
    let listener: SonosListener
    let ids: SonosIDMint

    var profile: SonosProfile { service.profile }

    func reply(to call: SonosCall) async throws -> SonosReply {
        switch call {
        case .getMetadata(let id, let index, let count, let isRecursive):
            let id = try await ids.id(id)
            return .getMetadata(isRecursive ? try await tracks(of: id, index, count) : try await list(id, index, count))
        case .search(let id, let term, let index, let count): return .search(try await search(id, term, index, count))
        case .getExtendedMetadata(let id): return .getExtendedMetadata(try await extendedMetadata(id))
        case .getExtendedMetadataText(let id, _): return .getExtendedMetadataText(try await text(id))
        case .getMediaMetadata(let id): return .getMediaMetadata(try await metadata(of: try await track(id)))
        case .getMediaURI(let id): return .getMediaURI(try await mediaURI(id))
        case .getContentKey(let id): return .getContentKey(ContentKey(url: try await mediaURI(id).url))
        case .getScrollIndices(let id): return .getScrollIndices(try await scrollIndices(id))
        case .getLastUpdate: return .getLastUpdate(try await lastUpdate())
        case .rateItem(let id, let rating): return .rateItem(try await rate(id, rating))
        case .createItem(let id):
            try await setFavorite(true, id)
            return .createItem(id: id)
        case .deleteItem(let id):
            try await setFavorite(false, id)
            return .deleteItem
        case .reportStatus, .setPlayedSeconds, .reportPlaySeconds, .reportPlayStatus: return try await report(call)
        case .createContainer, .addToContainer, .renameContainer, .deleteContainer, .removeFromContainer, .reorderContainer:
            return try await edit(call)
        default: return try await accountReply(to: call)
        }
    }

    private func accountReply(to call: SonosCall) async throws -> SonosReply {
        switch call {
        case .getUserInfo:
            guard listener.user != nil else { throw SOAPFault(.loginUnauthorized, "no account is linked") }
            return .getUserInfo(try await service.accounts.userInfo(listener))
        case .reportAccountAction(let type):
            try await service.accounts.report(accountAction: type, listener)
            return .reportAccountAction
        default: throw SOAPFault(.serviceUnknownError, "the operation cannot be answered")
        }
    }

    private func lastUpdate() async throws -> LastUpdate {
        let revisions = try await service.screens.revisions(listener)
        return LastUpdate(catalog: revisions.catalog, favorites: revisions.favorites, pollInterval: profile.pollInterval)
    }

    /// A screen, or one of its sections.
    func render(_ screen: String, _ selection: SectionSelection = .all) async throws -> ScreenDocument {
        try await service.screens.render(screen, selection, listener)
    }

    func mapping(_ screen: String, _ section: String) -> ComponentMapping {
        ComponentMapping(profile: profile, ids: ids, screen: screen, section: section, language: listener.language)
    }
}
