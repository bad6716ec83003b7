import ScreenKit

/// Sections made from what a query came to.
extension MusicComponents {
    /// A section of a list's items, with its title, a way to all of it, and paging.
    ///
    /// - Parameters:
    ///   - empty: shown where there are no items; nil leaves the section out.
    ///   - item: draws an item; the number is its place in the whole list, from 0.
    /// - Returns: nil where the section was not asked for or is empty; an error section where it could not be loaded.
    func section<Item>(
        _ id: String, _ title: String?, layout: SectionLayout, _ loaded: Loaded<Page<Item>>, seeAll: Action? = nil, empty: Component? = nil,
        item: (Item, Int) -> Component
    ) -> Section? {
        switch loaded {
        case .skipped: return nil
        case .failed: return failedSection(id, title)
        case .value(let page):
            guard page.total > 0 else {
                return empty.map { Section(id: id, header: heading(id, title, seeAll: nil), body: [$0]) }
            }
            // A following page is appended to the first, which has the title already.
            return Section(
                id: id, layout: layout, header: page.start == 0 ? heading(id, title, seeAll: seeAll) : [],
                body: page.items.enumerated().map { item($0.element, page.start + $0.offset) }, paging: page.paging(in: id))
        }
    }

    /// A section that says its data could not be loaded, and offers to try again.
    func failedSection(_ id: String, _ title: String?) -> Section {
        var section = Section(
            id: id, header: heading(id, title, seeAll: nil),
            body: [
                Component(.error, id: "\(id)/error")
                    .title(context.text(.unavailable))
                    .description(context.text(.unavailableDetail))
                    .icon(context.buttonIcon(.warning))
                    .onTap(.reload(sections: [id]))
            ])
        section.isFailed = true
        return section
    }

    /// A button that plays all of a list.
    func playSection(queue: String, tracks: some Sequence<Track>) -> Section {
        Section("play") {
            Component(.button, id: "play/all")
                .title(context.text(.playAll))
                .icon(context.buttonIcon(.play))
                .onTap(.play(PlayAction(queue: queue, startIndex: 0, tracks: tracks.map(queueTrack))))
                .style(Style(prominence: .primary, size: .large))
        }
    }

    /// The title of a section, with a way to all of it.
    func heading(_ section: String, _ title: String?, seeAll: Action? = nil) -> [Component] {
        guard let title else { return [] }
        return [
            Component(.heading, id: "\(section)/heading")
                .title(title)
                .accessory(seeAll.map { _ in context.text(.seeAll) })
                .onTap(seeAll)
                .accessibility(nil, role: .heading)
        ]
    }

    /// A fact about something: its name and what it is.
    func fact(_ section: String, _ id: String, _ name: Phrase, _ value: String?) -> Component? {
        value.map { Component(.row, id: "\(section)/\(id)").title(context.text(name)).subtitle($0) }
    }
}
