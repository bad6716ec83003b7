import ScreenKit

extension SonosExchange {
    /// Tracks that one call can add.
    private static let maximumTracks = 1000

    /// Edits a playlist.
    func edit(_ call: SonosCall) async throws -> SonosReply {
        guard listener.user != nil else { throw SOAPFault(.loginUnauthorized, "no account is linked") }
        let library = service.library
        switch call {
        case .createContainer(let type, let title, _, let seed):
            guard type == "playlist", !title.isEmpty else { throw SOAPFault(.client, "only playlists with a title can be made") }
            let made = try await library.createPlaylist(title: title, tracks: try await trackNames(seed), listener)
            return .createContainer(id: ids.text(.screen(made.screen)), updateID: made.updateID)
        case .addToContainer(let id, let parent, let index, let updateID):
            let tracks = try await trackNames(id)
            return .addToContainer(
                updateID: try await library.add(tracks: tracks, to: try await playlist(parent), at: index, updateID: updateID, listener))
        case .renameContainer(let id, let title):
            guard !title.isEmpty else { throw SOAPFault(.client, "a playlist needs a title") }
            try await library.renamePlaylist(try await playlist(id), to: title, listener)
            return .renameContainer
        case .deleteContainer(let id):
            try await library.deletePlaylist(try await playlist(id), listener)
            return .deleteContainer
        case .removeFromContainer(let id, let indices, let updateID):
            let places = try PlaceList.places(indices)
            return .removeFromContainer(
                updateID: try await library.remove(places, from: try await playlist(id), updateID: updateID, listener))
        case .reorderContainer(let id, let from, let place, let updateID):
            let places = try PlaceList.places(from)
            guard place >= 0 else { throw SOAPFault(.client, "to must not be negative") }
            return .reorderContainer(
                updateID: try await library.move(places, in: try await playlist(id), to: place, updateID: updateID, listener))
        default: throw SOAPFault(.serviceUnknownError, "the operation cannot be answered")
        }
    }

    private func playlist(_ id: String) async throws -> String {
        guard case .screen(let screen) = try await ids.id(id) else { throw SOAPFault.unknownItem }
        return screen
    }

    /// A track's name, or those of everything that playing the item plays; none for no item.
    ///
    /// - Throws: ``SonosLibraryError/full`` where that is more than one call can add: a part of it is not what was asked for.
    private func trackNames(_ text: String) async throws -> [String] {
        guard !text.isEmpty else { return [] }
        let id = try await ids.id(text)
        if case .track(_, _, let name) = id { return [name] }
        var names: [String] = []
        var index = 0
        while true {
            let page = try await tracks(of: id, index, PageWindow.maximumCount)
            guard page.total <= Self.maximumTracks else { throw SonosLibraryError.full }
            for entry in page.entries {
                guard case .track(_, _, let name) = try await ids.id(entry.id) else { continue }
                names.append(name)
            }
            // Places are counted, not names: of some entries, such as a track that is gone, there is none.
            index += page.entries.count
            guard !page.entries.isEmpty, index < page.total else { break }
        }
        guard !names.isEmpty else { throw SOAPFault.unknownItem }
        return names
    }
}
