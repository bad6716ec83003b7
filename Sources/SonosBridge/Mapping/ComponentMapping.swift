import ScreenKit

/// Turns the components of one section into entries of a list.
struct ComponentMapping {
    /// Containers within each other that are looked into.
    private static let maximumDepth = 8

    let profile: SonosProfile
    let ids: SonosIDMint
    /// Screen id.
    let screen: String
    let section: String
    let language: LanguageTag
    /// Whether an action that plays the screen it stands on is an entry too: on screens that have nothing else.
    var includesSelfPlay = false

    /// Every entry of a section whose items are not paged: containers are replaced by what they hold, texts are left out, and
    /// of several entries with one identifier the first stays.
    func entries(of components: [Component]) -> [MediaEntry] {
        var seen: Set<String> = []
        return flattened(components).compactMap { component in
            guard let entry = entry(component), seen.insert(entry.id).inserted || entry.itemType == .track else { return nil }
            return entry
        }
    }

    /// The entry of one item of a paged section; there is always one.
    func slot(_ component: Component, place: Int? = nil) -> MediaEntry {
        if let entry = entry(component, place: place) { return entry }
        var collection = MediaCollection(
            id: ids.text(.item(screen: screen, section: section, component: component.id)),
            itemType: component.children.isEmpty ? .other : .container, title: component.text.title ?? component.id)
        collection.canEnumerate = !component.children.isEmpty
        collection.albumArtURI = profile.artworkAddress(component.images.main?.uri)
        return .collection(collection)
    }

    /// The entry of a component that leads somewhere or plays something; nil for all others.
    func entry(_ component: Component, place: Int? = nil) -> MediaEntry? {
        for action in component.events.tap {
            switch action {
            case .play(let play):
                if isSelfPlay(play, component) { return nil }
                if play.tracks.count == 1 { return .metadata(metadata(play.tracks[0], play, menu: component.menu, place: place)) }
                return playAll(play, component)
            case .screen(let target) where !profile.hiddenScreens.contains(target.name): return .collection(collection(target, component))
            default: continue
            }
        }
        return nil
    }

    /// Whether any of some components leads somewhere or plays something; of the rest, such as texts, no list is made.
    func hasEntry(_ components: [Component], depth: Int = 0) -> Bool {
        depth < Self.maximumDepth && components.contains { entry($0) != nil || hasEntry($0.children, depth: depth + 1) }
    }

    /// Components that have a use of their own, containers without one being replaced by what they hold.
    func flattened(_ components: [Component], depth: Int = 0) -> [Component] {
        guard depth < Self.maximumDepth else { return [] }
        return components.flatMap { component in
            component.children.isEmpty || entry(component) != nil ? [component] : flattened(component.children, depth: depth + 1)
        }
    }

    /// Whether an action plays the screen it stands on, which a player offers by itself.
    ///
    /// The row of a track names that screen as its queue too, but a button is for all of it, even where that is one track.
    private func isSelfPlay(_ play: PlayAction, _ component: Component) -> Bool {
        !includesSelfPlay && play.queue == screen && (play.tracks.count > 1 || component.type == .button)
    }

    private func playAll(_ play: PlayAction, _ component: Component) -> MediaEntry? {
        guard let first = play.tracks.first else { return nil }
        let id = ids.text(.item(screen: screen, section: section, component: component.id))
        var collection = MediaCollection(id: id, itemType: .trackList, title: component.text.title ?? first.album)
        collection.albumArtURI = profile.artworkAddress(component.images.main?.uri ?? first.image)
        collection.total = play.tracks.count
        return .collection(collection)
    }

    private func collection(_ target: ScreenAction, _ component: Component) -> MediaCollection {
        let kind = profile.kind(of: target.name)
        let title = component.text.title ?? target.header?.text.title ?? target.name.rawValue
        var collection = MediaCollection(id: ids.text(.screen(target.path)), itemType: kind.itemType, title: title)
        collection.describe(kind, subtitle: component.text.subtitle ?? target.header?.text.subtitle)
        collection.albumArtURI = profile.artworkAddress(component.images.main?.uri ?? target.header?.images.main?.uri)
        let menu = component.menu.isEmpty ? target.header?.menu ?? [] : component.menu
        collection.isFavorite = profile.favorite(in: menu)?.isFavorite
        collection.isOwn = profile.isOwn(menu)
        return collection
    }
}

extension MediaCollection {
    /// Takes over what follows from the type of screen it is.
    mutating func describe(_ kind: SonosKind, subtitle: String?) {
        if kind.itemType == .album {
            artist = subtitle
        } else {
            summary = subtitle
        }
        displayType = kind.displayType?.id
        if kind.isAlphabetical { canScroll = true }
        if kind.itemType == .audiobook { canResume = true }
    }
}
