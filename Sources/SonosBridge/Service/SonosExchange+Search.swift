import ScreenKit

extension SonosExchange {
    /// The component of a section that a search is for.
    ///
    /// Looks around the place where it was last seen, then through the section from its beginning, page after page, as far as
    /// the search may. The tracks passed on the way are found faster the next time.
    func find(_ search: inout ComponentSearch, in name: String, on screen: String) async throws -> Component? {
        if let place = search.place {
            let start = max(0, place - ComponentSearch.margin)
            let section = try await section(name, on: screen, start, place + ComponentSearch.margin + 1 - start)
            if let section, let found = search.exact(in: section.body) { return found }
        }
        var start = 0
        while search.pages > 0, let section = try await section(name, on: screen, start, PageWindow.maximumCount) {
            search.pages -= 1
            if let found = search.exact(in: section.body) { return found }
            guard let next = section.paging?.next, next.start > start else { break }
            start = next.start
        }
        return nil
    }

    /// The component of a section with an id.
    func component(_ id: String, in section: String, on screen: String) async throws -> Component {
        var search = ComponentSearch { $0.id == id ? .exact : .none }
        guard let component = try await find(&search, in: section, on: screen) else { throw SOAPFault.unknownItem }
        return component
    }

    /// Some items of a section; nil where the screen has no such section.
    private func section(_ name: String, on screen: String, _ start: Int, _ count: Int) async throws -> Section? {
        let document = try await render(screen, .section(name, start: start, count: count))
        guard let section = document.sections.first(where: { $0.id == name }) else { return nil }
        guard !section.isFailed else { throw SOAPFault.unavailableList }
        if let paging = section.paging {
            mapping(screen, name).notePlaces(section.body, from: start, covering: paging.covered(from: start, count))
        }
        return section
    }
}
