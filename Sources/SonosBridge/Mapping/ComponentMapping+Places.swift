import ScreenKit

/// Places in a paged section: a screen leaves out what is gone from a list, while the list still counts it.
extension ComponentMapping {
    private static let missingPrefix = "missing-"

    /// The entries of a paged section's items, one for each place, so that a place in the list is a place in the source.
    ///
    /// - Parameters:
    ///   - start: the number of places before them.
    ///   - count: the number of places that they are what is left of; those that nothing stands at are marked as such.
    func slots(_ components: [Component], from start: Int, covering count: Int) -> [MediaEntry] {
        var entries: [MediaEntry] = []
        entries.reserveCapacity(count)
        for (component, place) in zip(components, places(of: components, from: start, covering: count)) {
            while entries.count < place - start { entries.append(missing(at: start + entries.count)) }
            entries.append(slot(component, place: place))
        }
        while entries.count < count { entries.append(missing(at: start + entries.count)) }
        return entries
    }

    /// Where items stand: a track of the screen's own queue where it is in that, anything else behind the item before it.
    ///
    /// Should these places not be ones of this page, one after the other, the items follow each other without a gap.
    func places(of components: [Component], from start: Int, covering count: Int) -> [Int] {
        let packed = Array(start..<start + min(components.count, count))
        guard components.count < count else { return packed }
        var places: [Int] = []
        places.reserveCapacity(components.count)
        for component in components {
            let next = places.last.map { $0 + 1 } ?? start
            let place = queuePlace(component) ?? next
            guard place >= next, place - start < count else { return packed }
            places.append(place)
        }
        return places
    }

    private func queuePlace(_ component: Component) -> Int? {
        guard case .play(let play)? = component.events.tap.first, play.queue == screen, play.tracks.count == 1 else { return nil }
        return component.type == .button ? nil : play.startIndex
    }

    /// What is listed at a place whose item is gone: a player can do nothing with it but count it.
    func missing(at place: Int) -> MediaEntry {
        var collection = MediaCollection(id: missingID(place), itemType: .other, title: SonosStrings.missing[language])
        collection.canPlay = false
        collection.canEnumerate = false
        return .collection(collection)
    }

    /// What is enumerated, among tracks, at a place where there is none: a track that cannot be played, which players pass over.
    ///
    /// Without it the pages that follow would overlap, as a player goes on at the number of entries it has got.
    func missingTrack(at place: Int) -> MediaEntry {
        var content = TrackMetadata(duration: 0)
        content.canPlay = false
        return .metadata(
            MediaMetadata(
                id: missingID(place), title: SonosStrings.missing[language], mimeType: profile.mimeType, content: .track(content)))
    }

    private func missingID(_ place: Int) -> String {
        ids.text(.item(screen: screen, section: section, component: Self.missingPrefix + String(place)))
    }
}
