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

    /// The entry of one item of a paged section.
    ///
    /// There is always one, so that a place in the list is a place in the source.
    func slot(_ component: Component) -> MediaEntry {
        if let entry = entry(component) { return entry }
        var collection = MediaCollection(
            id: ids.text(.item(screen: screen, section: section, component: component.id)),
            itemType: component.children.isEmpty ? .other : .container, title: component.text.title ?? component.id)
        collection.canEnumerate = !component.children.isEmpty
        collection.albumArtURI = profile.address(component.images.main?.uri)
        return .collection(collection)
    }

    /// The entry of a component that leads somewhere or plays something; nil for all others.
    func entry(_ component: Component) -> MediaEntry? {
        for action in component.events.tap {
            switch action {
            case .play(let play):
                if let track = play.tracks.first, play.tracks.count == 1 { return .metadata(metadata(track, play, component)) }
                return selfPlay(play) ? nil : playAll(play, component)
            case .screen(let target) where !profile.hiddenScreens.contains(target.name): return .collection(collection(target, component))
            default: continue
            }
        }
        return nil
    }

    /// Components that have a use of their own, containers without one being replaced by what they hold.
    func flattened(_ components: [Component], depth: Int = 0) -> [Component] {
        guard depth < Self.maximumDepth else { return [] }
        return components.flatMap { component in
            component.children.isEmpty || entry(component) != nil ? [component] : flattened(component.children, depth: depth + 1)
        }
    }

    /// Whether an action plays the screen it stands on, which a player offers by itself.
    private func selfPlay(_ play: PlayAction) -> Bool { !includesSelfPlay && play.queue == screen }

    private func playAll(_ play: PlayAction, _ component: Component) -> MediaEntry? {
        guard let first = play.tracks.first else { return nil }
        let id = ids.text(.item(screen: screen, section: section, component: component.id))
        var collection = MediaCollection(id: id, itemType: .trackList, title: component.text.title ?? first.album)
        collection.albumArtURI = profile.address(component.images.main?.uri ?? first.image)
        collection.total = play.tracks.count
        return .collection(collection)
    }

    private func collection(_ target: ScreenAction, _ component: Component) -> MediaCollection {
        let kind = profile.kind(of: target.name)
        let title = component.text.title ?? target.header?.text.title ?? target.name.rawValue
        var collection = MediaCollection(
            id: ids.screen(target.path), itemType: kind.itemType, title: title)
        let subtitle = component.text.subtitle ?? target.header?.text.subtitle
        if kind.itemType == .album {
            collection.artist = subtitle
        } else {
            collection.summary = subtitle
        }
        collection.displayType = kind.displayType?.id
        if kind.isAlphabetical { collection.canScroll = true }
        collection.albumArtURI = profile.address(component.images.main?.uri ?? target.header?.images.main?.uri)
        apply(component.menu.isEmpty ? target.header?.menu ?? [] : component.menu, to: &collection)
        return collection
    }

    private func apply(_ menu: [MenuItem], to collection: inout MediaCollection) {
        let menu = MenuMapping(profile: profile, menu: menu)
        collection.isFavorite = menu.favorite?.isFavorite
        collection.isOwn = menu.isOwn
    }
}
