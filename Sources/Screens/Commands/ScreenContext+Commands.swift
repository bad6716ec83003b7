import ScreenKit

/// What commands have in common.
extension ScreenContext {
    /// Changes favourites where the client has any, somebody is signed in and the switch is on.
    ///
    /// - Parameter change: answers what the reader is told.
    func changingFavorites(_ change: (ScreenUser) async throws -> Phrase) async throws -> [Action] {
        guard features[.favorites] else { throw ScreenError.notFound(kind: "command", id: "favorite") }
        guard features[.favoritesWrites] else { return told(.favoritesReadOnly) }
        return try await changingLibrary { user in done(try await change(user)) }
    }

    /// Changes playlists where the client has any and somebody is signed in.
    func changingPlaylists(_ change: (ScreenUser) async throws -> [Action]) async throws -> [Action] {
        guard features[.playlists] else { throw ScreenError.notFound(kind: "command", id: "playlist") }
        return try await changingLibrary(change)
    }

    /// Asks the reader to sign in where nobody is, and says in words what the library refuses.
    func changingLibrary(_ change: (ScreenUser) async throws -> [Action]) async throws -> [Action] {
        guard let user else { return [.signIn(reason: text(.signInToChange))] }
        do {
            return try await change(user)
        } catch let error as LibraryError {
            switch error {
            case .noSuchPlaylist: return told(.playlistMissing)
            case .nameTaken: return told(.playlistNameTaken)
            case .limitReached: return told(.libraryFull)
            case .changedMeanwhile, .noSuchPlace: return told(.playlistChanged)
            }
        }
    }

    /// The screen shows something else now, and the reader is told why.
    func done(_ phrase: Phrase, _ value: String? = nil) -> [Action] {
        [.reload(sections: [])] + told(phrase, value)
    }

    /// The reader is told something.
    func told(_ phrase: Phrase, _ value: String? = nil) -> [Action] {
        [.confirmation(.toast(value.map { text(phrase, $0) } ?? text(phrase)))]
    }
}
