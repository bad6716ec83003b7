import ScreenKit

extension SonosExchange {
    /// A section as it can be browsed.
    struct ListedSection {
        let section: Section
        /// The entries of what was rendered, all of them unless the section is paged.
        let entries: [MediaEntry]

        var total: Int { section.paging?.total ?? entries.count }
        /// Whether `entries` are all there are.
        var isWhole: Bool { entries.count >= total }
    }

    /// The sections of a screen that hold something to browse; a failed one counts, since what it holds is not known.
    func listedSections(of document: ScreenDocument) -> [ListedSection] {
        let listed = listedSections(of: document, includesSelfPlay: false)
        return listed.isEmpty ? listedSections(of: document, includesSelfPlay: true) : listed
    }

    private func listedSections(of document: ScreenDocument, includesSelfPlay: Bool) -> [ListedSection] {
        document.sections.compactMap { section in
            if section.isFailed { return ListedSection(section: section, entries: []) }
            let mapping = mapping(of: section, on: document.id)
            // Of a list that is all gone its places are left.
            let isGone = section.body.isEmpty && (section.paging?.total ?? 0) > 0
            guard isGone || mapping.hasEntry(section.body), includesSelfPlay || !mapping.includesSelfPlay else { return nil }
            return ListedSection(section: section, entries: entries(of: section, mapping, from: 0, PageWindow.maximumCount))
        }
    }

    /// How a section's components become entries: what plays the screen itself is one only where the section has nothing else.
    ///
    /// The one place to decide it, so that the number of entries announced is the number listed.
    private func mapping(of section: Section, on screen: String) -> ComponentMapping {
        var mapping = mapping(screen, section.id)
        mapping.includesSelfPlay = !section.body.isEmpty && !mapping.hasEntry(section.body)
        return mapping
    }

    private func entries(of section: Section, _ mapping: ComponentMapping, from start: Int, _ asked: Int) -> [MediaEntry] {
        guard let paging = section.paging else { return mapping.entries(of: section.body) }
        return mapping.slots(section.body, from: start, covering: paging.covered(from: start, asked))
    }

    /// Entries of one section, straight from its source where it is paged: no more than ``PageWindow/maximumCount`` of those,
    /// which is fewer than some players ask for, who go on where the page ends.
    ///
    /// - Parameter onlyTracks: whether other things of a section that is not paged are passed over, and those of a paged one
    ///   stand for tracks that cannot be played, so that its places stay.
    /// - Returns: nil where the screen has no such section.
    func page(
        _ screen: String, _ name: String, _ index: Int, _ count: Int, onlyTracks: Bool = false
    ) async throws -> SectionPage? {
        let asked = min(max(1, count), PageWindow.maximumCount)
        let document = try await render(screen, .section(name, start: index, count: asked))
        guard let section = document.sections.first(where: { $0.id == name }) else {
            // Past its end a section may be left out; only its beginning tells whether there is one.
            guard index > 0, let first = try await page(screen, name, 0, 1) else { return nil }
            return SectionPage(slots: [], total: first.total)
        }
        guard !section.isFailed else { throw SOAPFault.unavailableList }
        let mapping = mapping(of: section, on: document.id)
        var entries = entries(of: section, mapping, from: index, asked)
        guard let paging = section.paging else {
            return SectionPage(onlyTracks ? entries.filter { $0.itemType == .track } : entries, index, count)
        }
        if onlyTracks {
            for (offset, entry) in entries.enumerated() where entry.itemType != .track {
                entries[offset] = mapping.missingTrack(at: index + offset)
            }
        }
        return SectionPage(slots: Array(entries.prefix(min(count, paging.total))), total: paging.total)
    }

    /// A section as an entry of its screen's list.
    func container(_ listed: ListedSection, of screen: String) -> MediaCollection {
        let section = listed.section
        let id = ids.text(.section(screen: screen, section: section.id))
        var collection = MediaCollection(id: id, itemType: itemType(of: listed.entries), title: Self.title(of: section))
        collection.albumArtURI = listed.entries.lazy.compactMap(\.albumArtURI).first
        if !section.isFailed { collection.total = listed.total }
        return collection
    }

    private func itemType(of entries: [MediaEntry]) -> SonosItemType {
        guard let first = entries.first?.itemType, entries.allSatisfy({ $0.itemType == first }) else { return .container }
        return switch first {
        case .track: .trackList
        case .album: .albumList
        default: .container
        }
    }

    /// The title in a section's header, or else its name made readable.
    private static func title(of section: Section) -> String {
        if let title = section.header.lazy.compactMap(\.text.title).first { return title }
        let words = section.id.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
