import ScreenKit
import SonosBridge
import Synchronization

/// A few screens: a home with several sections, albums with tracks, a long sorted list, a search, the listener's own.
final class TestScreens: SonosScreens {
    let albums: Int
    let favorites = Mutex<Set<String>>([])
    let commands = Mutex<[CommandAction]>([])
    /// Names of sections that have been renamed by an edit of the screens.
    let tracksSection = Mutex("tracks")

    /// What has been rendered: screens, and what was selected of them.
    let renders = Mutex<[(screen: String, selection: SectionSelection)]>([])
    /// Tracks that have been put in front of the library's others.
    let libraryShift = Mutex(0)
    let catalog = Mutex("c1")
    /// What happens at each render.
    let onRender = Mutex<(@Sendable (TestScreens) -> Void)?>(nil)
    let available = Mutex(true)
    /// Whether commands change nothing, as where there is no room for more.
    let ignoresCommands = Mutex(false)
    let hasPlaylists = Mutex(true)
    /// Renders of collections at this moment, and the most there were at once.
    let concurrent = Mutex((now: 0, most: 0))

    init(albums: Int) {
        self.albums = albums
    }

    func render(_ screen: String, _ selection: SectionSelection, _ listener: SonosListener) async throws -> ScreenDocument {
        renders.withLock { $0.append((screen, selection)) }
        onRender.withLock { $0 }?(self)
        let parts = screen.split(separator: "/")
        var document: ScreenDocument
        switch (parts.first, parts.count) {
        case ("home", 1): document = home(selection)
        case ("composers", 1): document = composers(selection)
        case ("albums", 2): document = try album(String(parts[1]), selection)
        case ("mine", 1): document = mine(selection)
        case ("favorites", 1): document = favoritesScreen(selection)
        case ("artists", 2): document = artist(String(parts[1]), selection)
        case ("playlists", 2): document = playlist(String(parts[1]), selection)
        case ("library", 1): document = library(selection)
        case ("books", 2): document = book(selection)
        case ("cases", 2): document = try await special(String(parts[1]), selection)
        case ("empty", 1): document = ScreenDocument(id: "empty", type: "empty", header: nil, sections: [])
        case ("broken", 1): throw Missing()
        case let (first, 1) where first?.hasPrefix("search?q=") == true: document = search(screen, selection)
        default: throw ScreenError.notFound(kind: "screen", id: screen)
        }
        if case .section(let name, _, _) = selection { document.sections.removeAll { $0.id != name } }
        return document
    }

    var isAvailable: Bool { available.withLock { $0 } }

    func run(_ command: CommandAction, _ listener: SonosListener) async throws -> [Action] {
        commands.withLock { $0.append(command) }
        if ignoresCommands.withLock({ $0 }) { return [] }
        guard case .object(let members) = command.payload, case .string(let id) = members.first?.value else { return [] }
        favorites.withLock { if command.name == "favorite" { $0.insert(id) } else { $0.remove(id) } }
        return []
    }

    func revisions(_ listener: SonosListener) async throws -> (catalog: String, favorites: String) { (catalog.withLock { $0 }, "f1") }

    /// The window of a section that a selection asks for.
    func paged(_ name: String, total: Int, shown: Int, _ selection: SectionSelection, item: (Int) -> Component) -> Section {
        var start = 0
        var count = shown
        if case .section(name, let from, let asked) = selection {
            start = from
            count = asked ?? shown
        }
        let end = min(total, start + count)
        let items = start < end ? (start..<end).map(item) : []
        let next = end < total ? PageOffset(start: end, section: name) : nil
        return Section(
            id: name, header: [Component(.heading, id: "\(name)/heading").title("The \(name)")], body: items,
            paging: Paging(total: total, next: next))
    }

    func albumCard(_ index: Int, in section: String) -> Component {
        Component(.card, id: "\(section)/albums/\(index)").title("Album <\(index)>").subtitle("Artist & Co").image(
            ImageReference(uri: "/images/\(index).png")
        )
        .onTap(.screen(ScreenAction(name: "album", path: "/albums/\(index)")))
        .menu { favorite("album-\(index)") }
    }

    private func favorite(_ id: String) -> MenuItem {
        let isFavorite = favorites.withLock { $0.contains(id) }
        return MenuItem(
            id: "favorite", title: isFavorite ? "Remove" : "Add",
            actions: [.command(CommandAction(isFavorite ? "unfavorite" : "favorite", payload: ["id": .string(id)]))])
    }

    func track(_ id: String, in section: String, queue: String, _ index: Int) -> Component {
        var track = QueueTrack(
            id: id, title: "Track \(id)", artist: "Artist", album: "Album", albumID: "1", duration: 60 + index, image: "/images/1.png")
        track.work = QueueTrack.Work(id: "w", title: "W", composer: "Dvořák", movement: 1, movementCount: 2)
        return Component(.trackRow, id: "\(section)/tracks/\(id)").title("Track \(id)")
            .onTap(.play(PlayAction(queue: queue, startIndex: index, tracks: [track])))
            .menu {
                favorite("track-\(id)")
                MenuItem(id: "album", title: "Go", actions: [.screen(ScreenAction(name: "album", path: "/albums/1"))])
                MenuItem(id: "composer", title: "Go", actions: [.screen(ScreenAction(name: "composer", path: "/artists/dvorak"))])
            }
    }

    private func home(_ selection: SectionSelection) -> ScreenDocument {
        let texts = Section("about") { Component(.text, id: "about/text").title("Words").description("More words") }
        let chips = Section("chips") {
            Component(.chipGroup, id: "chips/group") {
                Component(.chip, id: "chips/1").title("Composers").onTap(.screen(ScreenAction(name: "composers", path: "/composers")))
                Component(.chip, id: "chips/2").title("Artist").onTap(.screen(ScreenAction(name: "artist", path: "/artists/kuijken")))
                Component(.chip, id: "chips/3").title("Settings").onTap(.screen(ScreenAction(name: "settings", path: "/settings")))
            }
        }
        let menu = [
            MenuItem(id: "site", title: "Web site", actions: [.url("https://music.example/about")]),
            MenuItem(id: "unsafe", title: "Unsafe", actions: [.url("http://music.example/about")]),
        ]
        var failed = Section("failed") { Component(.error, id: "failed/error").title("Oh no") }
        failed.isFailed = true
        return ScreenDocument(
            id: "home", type: "home", header: Header(TextContent(title: "Home", description: "Welcome"), menu: menu),
            sections: [texts, chips, paged("newest", total: albums, shown: 12, selection) { albumCard($0, in: "newest") }, failed])
    }

    private func album(_ id: String, _ selection: SectionSelection) throws -> ScreenDocument {
        guard Int(id).map({ (0..<albums).contains($0) }) == true else { throw ScreenError.notFound(kind: "album", id: id) }
        let name = tracksSection.withLock { $0 }
        let play = Section("play") {
            let tracks = (0..<8).map {
                QueueTrack(id: "\(id)-\($0)", title: "T", artist: "A", album: "B", albumID: id, duration: 1, image: nil)
            }
            Component(.button, id: "play/all").title("Play all").onTap(
                .play(PlayAction(queue: "albums/\(id)", startIndex: 0, tracks: tracks)))
        }
        return ScreenDocument(
            id: "albums/\(id)", type: "album",
            header: Header(TextContent(title: "Album \(id)", subtitle: "Artist", description: "Notes"), menu: [favorite("album-\(id)")]),
            sections: [play, paged(name, total: 8, shown: 5, selection) { track("\(id)-\($0)", in: name, queue: "albums/\(id)", $0) }])
    }

    private func artist(_ id: String, _ selection: SectionSelection) -> ScreenDocument {
        ScreenDocument(
            id: "artists/\(id)", type: "artist", header: Header(TextContent(title: "Artist")),
            sections: [paged("albums", total: id == "many" ? albums : 3, shown: 3, selection) { albumCard($0, in: "albums") }])
    }

    static func composer(_ index: Int) -> String {
        let letters = ["1st", "Adams", "Bach", "Čiurlionis", "Dvořák", "Élgar", "Zelenka"]
        return "\(letters[min(index / 150, 6)]) \(index)"
    }

    private func composers(_ selection: SectionSelection) -> ScreenDocument {
        ScreenDocument(
            id: "composers", type: "composers", header: Header(TextContent(title: "Composers")),
            sections: [
                paged("all", total: 1000, shown: 50, selection) { index in
                    Component(.row, id: "all/\(index)").title(Self.composer(index))
                        .onTap(.screen(ScreenAction(name: "composer", path: "/artists/c\(index)")))
                }
            ])
    }

    private func mine(_ selection: SectionSelection) -> ScreenDocument {
        let row = Component(.row, id: "playlists/p1").title("Mine").onTap(.screen(ScreenAction(name: "playlist", path: "/playlists/p1")))
            .menu { delete }
        let mix = Section("mix") {
            Component(.button, id: "mix/play").title("Mix")
                .onTap(
                    .play(
                        PlayAction(
                            queue: "mixes/1", startIndex: 0,
                            tracks: (0..<3).map {
                                QueueTrack(id: "m\($0)", title: "M\($0)", artist: "A", album: "B", albumID: "1", duration: 9, image: nil)
                            })))
        }
        return ScreenDocument(
            id: "mine", type: "mine", header: Header(TextContent(title: "Mine")),
            sections: (hasPlaylists.withLock { $0 } ? [Section(id: "playlists", body: [row])] : []) + [mix, radio])
    }

    private var radio: Section {
        Section("radio") {
            let live = QueueTrack(id: "live", title: "Live", artist: "Host", album: "Show", albumID: "1", duration: 0, image: nil)
            Component(.button, id: "radio/live").title("Listen").onTap(.play(PlayAction(queue: "live", startIndex: 0, tracks: [live])))
        }
    }

    private var delete: MenuItem {
        let command = Action.command(CommandAction("deletePlaylist", payload: ["playlist": "p1"]))
        return MenuItem(
            id: "delete", title: "Delete",
            actions: [.confirmation(.dialog(title: "?", message: "?", choices: [Confirmation.Choice(title: "Yes", actions: [command])]))])
    }

    private func playlist(_ id: String, _ selection: SectionSelection) -> ScreenDocument {
        ScreenDocument(
            id: "playlists/\(id)", type: "playlist", header: Header(TextContent(title: "Mine"), menu: [delete]),
            sections: [
                paged("tracks", total: 500, shown: 50, selection) { track("p\($0 % 7)", in: "tracks", queue: "playlists/\(id)", $0) }
            ])
    }

    private func favoritesScreen(_ selection: SectionSelection) -> ScreenDocument {
        ScreenDocument(
            id: "favorites", type: "favorites", header: Header(TextContent(title: "Favorites")),
            sections: [Section(id: "items", body: [albumCard(1, in: "items"), track("1-2", in: "items", queue: "favorites", 0)])])
    }

    private func search(_ screen: String, _ selection: SectionSelection) -> ScreenDocument {
        let hasHits = screen.hasSuffix("Album")
        return ScreenDocument(
            id: screen, type: "search", header: nil,
            sections: hasHits ? [paged("album", total: 230, shown: 10, selection) { albumCard($0, in: "album") }] : [])
    }
}
