import ScreenKit

extension SonosExchange {
    /// Everything there is to know of an item.
    func extendedMetadata(_ text: String) async throws -> ExtendedMetadata {
        switch try await ids.id(text) {
        case .track: return try await extendedTrack(text)
        case .screen(let screen): return extended(try await render(screen), text)
        case .section(let screen, let section):
            let document = try await render(screen, .section(section))
            guard let listed = listedSections(of: document).first(where: { $0.section.id == section }) else { throw SOAPFault.unknownItem }
            return playing(ExtendedMetadata(entry: .collection(container(listed, of: screen))))
        case .item(let screen, let section, let component):
            let found = try await self.component(component, in: section, on: screen)
            var mapping = mapping(screen, section)
            mapping.includesSelfPlay = true
            return playing(ExtendedMetadata(entry: mapping.slot(found)))
        case .favorites where profile.favorites == nil, .playlists where profile.playlists == nil: throw SOAPFault.unknownItem
        case let reserved: return ExtendedMetadata(entry: .collection(collection(reserved, text)))
        }
    }

    private func extendedTrack(_ id: String) async throws -> ExtendedMetadata {
        let found = try await track(id)
        var metadata = ExtendedMetadata(entry: .metadata(try await self.metadata(of: found)))
        relate(found.menu, id, to: &metadata)
        return metadata
    }

    private func extended(_ document: ScreenDocument, _ id: String) -> ExtendedMetadata {
        let collection = collection(document, id)
        var metadata = playing(ExtendedMetadata(entry: .collection(collection)))
        let listed = listedSections(of: document)
        if listed.count > 1 {
            metadata.browse = listed.filter { $0.entries.first?.itemType != .track }.map { listed in
                ExtendedMetadata.Related(
                    id: ids.text(.section(screen: document.id, section: listed.section.id)), type: listed.section.id)
            }
        }
        if !ScreenText.text(of: document).isEmpty {
            metadata.texts = [ExtendedMetadata.Related(id: id, type: Self.textType(of: collection.itemType))]
        }
        relate(document.header?.menu ?? [], id, to: &metadata)
        return metadata
    }

    /// A screen as an entry, from its header.
    private func collection(_ document: ScreenDocument, _ id: String) -> MediaCollection {
        let kind = profile.kind(of: document.type)
        let header = document.header
        var collection = MediaCollection(id: id, itemType: kind.itemType, title: header?.text.title ?? document.type.rawValue)
        collection.describe(kind, subtitle: header?.text.subtitle)
        collection.albumArtURI = profile.artworkAddress(header?.images.main?.uri)
        let menu = header?.menu ?? []
        collection.isFavorite = profile.favorite(in: menu)?.isFavorite
        collection.isOwn = profile.isOwn(menu)
        return collection
    }

    /// One of the places that players know by convention.
    private func collection(_ id: SonosID, _ text: String) -> MediaCollection {
        let language = listener.language
        switch id {
        case .category(let name):
            let title = profile.categories.first { $0.id == name }?.title[language] ?? name
            return MediaCollection(id: text, itemType: .search, title: title)
        case .favorites:
            var collection = MediaCollection(id: text, itemType: .favorites, title: SonosStrings.favorites[language])
            collection.containsFavorite = true
            return collection
        case .playlists: return MediaCollection(id: text, itemType: .container, title: SonosStrings.playlists[language])
        case .search: return MediaCollection(id: text, itemType: .container, title: SonosStrings.search[language])
        default: return MediaCollection(id: text, itemType: .container, title: profile.name[language])
        }
    }

    private func playing(_ metadata: ExtendedMetadata) -> ExtendedMetadata {
        guard case .collection(let collection) = metadata.entry, collection.canPlay == true else { return metadata }
        var metadata = metadata
        metadata.play = RelatedPlay(id: collection.id, itemType: collection.itemType, title: collection.title)
        return metadata
    }

    private func relate(_ menu: [MenuItem], _ id: String, to metadata: inout ExtendedMetadata) {
        profile.forEachScreen(in: menu) { target in
            metadata.browse.append(ExtendedMetadata.Related(id: ids.screen(target.path), type: target.name.rawValue))
        }
        if let favorite = profile.favorite(in: menu) {
            let name = favorite.isFavorite ? "unfavorite" : "favorite"
            var action = SonosAction(
                id: name, title: profile.favoriteTitle(in: menu) ?? name,
                kind: .request(url: "\(profile.publicURL)/sonos/\(name)?id=\(id)", method: "POST"))
            action.successStringID = favorite.isFavorite ? SonosStrings.removed : SonosStrings.added
            action.failureStringID = SonosStrings.failed
            metadata.actions.append(action)
        }
        metadata.actions += profile.links(in: menu)
    }

    private static func textType(of type: SonosItemType) -> String {
        type == .artist ? "ARTIST_BIO" : "ALBUM_NOTES"
    }

    /// The texts of a screen.
    func text(_ id: String) async throws -> String {
        guard case .screen(let screen) = try await ids.id(id) else { throw SOAPFault.unknownItem }
        let text = ScreenText.text(of: try await render(screen))
        guard !text.isEmpty else { throw SOAPFault.unknownItem }
        return text
    }
}
