import ScreenKit

/// What every screen of the app asks of its context.
extension ScreenContext {
    /// The action that opens a screen, with a preview of its header for clients that show one.
    ///
    /// - Parameter header: the destination's header, made from what is at hand; nil where that is not enough.
    func open<S: Screen>(_ screen: S.Type, _ route: S.Route, header: @autoclosure () -> Header? = nil) -> Action {
        .screen(
            ScreenAction(
                name: S.name, path: route.path, header: features[.headerPreview] ? header() : nil, isTyped: features[.typedScreenActions]))
    }

    /// A picture of something in the catalogue, in the best format the client can decode.
    func image(_ kind: ArtworkKind, _ id: String) -> ImageReference {
        ImageReference(uri: imagePath(kind, id), placeholder: kind.placeholder, shape: kind.shape)
    }

    /// The address of a picture.
    func imagePath(_ kind: ArtworkKind, _ id: String) -> String {
        "/images/\(kind.rawValue)/\(id).\(features[.imageFormat].rawValue)"
    }

    /// The icon of a button; old clients cannot draw a button without one.
    func buttonIcon(_ icon: IconToken? = nil) -> IconToken? {
        icon ?? (features[.buttonIconRequired] ? .generic : nil)
    }

    /// Who plays, as one line, whether anybody is named or not.
    func performers(_ line: String) -> String {
        line.isEmpty ? text(.variousArtists) : line
    }

    /// How cards follow each other.
    var cardLayout: SectionLayout {
        features[.sectionCarousels] ? .carousel : .grid
    }

    /// The items of a section that are asked for, at most as many as the client's version shows inline.
    func items(_ section: String, _ wanted: Int) -> PageWindow {
        window(section, count: min(wanted, features[.maxSectionItems]))
    }

    /// The listener's favourites; none where the client has no favourites or nobody is signed in.
    ///
    /// A library that cannot be reached does not take the screen down: it shows as if nothing were marked.
    func favorites(from library: any LibraryStore) async -> Favorites {
        guard features[.favorites], let user else { return Favorites() }
        do {
            return try await library.favorites(of: user.id)
        } catch {
            report(error, in: "favorites")
            return Favorites()
        }
    }

    /// The listener's own playlists, to add tracks to; none where the client has no playlists or nobody is signed in.
    func playlists(from library: any LibraryStore) async -> [UserPlaylist] {
        guard features[.playlists], let user else { return [] }
        do {
            return try await library.playlists(of: user.id)
        } catch {
            report(error, in: "playlists")
            return []
        }
    }
}
