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
            var mapping = mapping(document.id, section.id)
            mapping.includesSelfPlay = includesSelfPlay
            let entries = section.isFailed ? [] : entries(of: section, mapping)
            return entries.isEmpty && !section.isFailed ? nil : ListedSection(section: section, entries: entries)
        }
    }

    private func entries(of section: Section, _ mapping: ComponentMapping) -> [MediaEntry] {
        section.paging == nil ? mapping.entries(of: section.body) : section.body.map(mapping.slot)
    }

    /// Entries of one section, straight from its source where it is paged.
    ///
    /// - Returns: nil where the screen has no such section.
    func page(_ screen: String, _ name: String, _ index: Int, _ count: Int) async throws -> SectionPage? {
        let asked = min(max(1, count), PageWindow.maximumCount)
        let document = try await render(screen, .section(name, start: index, count: asked))
        guard let section = document.sections.first(where: { $0.id == name }) else {
            // Past its end a section may be left out; only its beginning tells whether there is one.
            guard index > 0, let first = try await page(screen, name, 0, 1) else { return nil }
            return SectionPage(slots: [], total: first.total)
        }
        guard !section.isFailed else { throw SOAPFault(.serviceUnavailable, "the list cannot be loaded just now") }
        var mapping = mapping(document.id, name)
        mapping.includesSelfPlay = true
        let entries = entries(of: section, mapping)
        guard let paging = section.paging else { return SectionPage(entries, index, count) }
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
