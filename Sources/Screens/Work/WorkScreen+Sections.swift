public import ScreenKit

extension WorkScreen {
    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        if context.wants("facts") { facts(content.work, components) }
        if context.wants("movements") { movements(content.work, components) }
        components.section("recordings", context.text(.recordings), layout: .list, content.recordings) { album, _ in
            components.row(album, in: "recordings")
        }
        if context.wants("libretto"), context.features[.libretti], let words = content.work.libretto { libretto(words, components) }
    }

    private func facts(_ work: WorkDetail, _ components: MusicComponents) -> Section {
        let context = components.context
        let summary = work.summary
        return Section("facts") {
            Component(.row, id: "facts/composer")
                .title(summary.composerName)
                .image(context.image(.composers, summary.composerID))
                .onTap(ComposerScreen.open(id: summary.composerID, name: summary.composerName, components))
            if let nickname = summary.nickname { Component(.text, id: "facts/nickname").description("“\(nickname)”") }
            components.fact("facts", "number", .catalogueNumber, summary.catalogueNumber)
            components.fact("facts", "key", .key, summary.key)
            components.fact("facts", "composed", .composedIn, summary.composed.map(String.init))
            Component(.row, id: "facts/genre").title(context.text(.genre)).subtitle(context.text(.name(of: summary.genre)))
                .onTap(BrowseCategoryScreen.open(.genre(summary.genre), context))
            components.fact(
                "facts", "scoring", .scoring,
                work.instruments.isEmpty ? nil : work.instruments.map { context.text(.name(of: $0)) }.joined(separator: ", "))
        }
    }

    private func movements(_ work: WorkDetail, _ components: MusicComponents) -> Section? {
        guard work.movements.count > 1 else { return nil }
        let context = components.context
        let window = context.items("movements", PageWindow.maximumCount)
        let shown = work.movements.dropFirst(window.start).prefix(window.count)
        let page = Page(items: Array(shown), start: window.start, total: work.movements.count)
        return components.section("movements", context.text(.movements), layout: .list, .value(page)) { movement, place in
            Component(.row, id: "movements/\(place + 1)")
                .title("\(place + 1). \(movement.title)")
                .accessory(context.clock(movement.duration))
        }
    }

    private func libretto(_ libretto: Libretto, _ components: MusicComponents) -> Section {
        let context = components.context
        return Section("libretto") {
            Component(.libretto, id: "libretto/text")
                .custom("language", .string(libretto.language))
                .custom(
                    "lines",
                    .array(
                        libretto.lines.map { line in
                            var members = [JSONLiteral.Member("text", .string(line.text))]
                            if let translation = line.translation(to: context.locale) {
                                members.append(JSONLiteral.Member("translation", .string(translation)))
                            }
                            return .object(members)
                        }))
        } header: {
            components.heading("libretto", context.text(.libretto))
        }
    }
}
