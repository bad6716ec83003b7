import ScreenKit

extension SonosExchange {
    /// Where each letter begins in a list that is sorted by title: `A,0,B,12`.
    ///
    /// Found by halving the list, so that a long one costs no more than some hundred entries.
    func scrollIndices(_ text: String) async throws -> String {
        let place: (screen: String, section: String)
        switch try await ids.id(text) {
        case .section(let screen, let section): place = (screen, section)
        case .screen(let screen):
            guard let only = listedSections(of: try await render(screen)).first else { return "" }
            place = (screen, only.section.id)
        default: throw SOAPFault.unknownItem
        }
        guard let first = try await page(place.screen, place.section, 0, 1) else { throw SOAPFault.unknownItem }
        let document = try await render(place.screen, .section(place.section, start: 0, count: 1))
        guard profile.kind(of: document.type).isAlphabetical else {
            throw SOAPFault(.serviceUnknownError, "the list is not sorted by title")
        }
        guard first.total > 0 else { return "" }
        var search = LetterSearch(total: first.total)
        while let index = search.next {
            let entry = try await page(place.screen, place.section, index, 1)?.entries.first
            search.add(ScrollLetter.letter(of: entry?.title ?? ""), at: index)
        }
        return search.text
    }
}
