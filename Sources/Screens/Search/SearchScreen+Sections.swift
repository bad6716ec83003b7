public import ScreenKit

extension SearchScreen {
    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        if context.wants("query") { querySection(content.route, context) }
        if context.wants("filters"), context.features[.searchFilters], !content.route.text.isEmpty { filters(content.route, context) }
        for result in content.results {
            components.section(
                result.kind.rawValue, context.text(.name(of: result.kind)), layout: .list, result.hits,
                seeAll: seeAll(result.kind, content.route, context)
            ) { hit, place in
                row(hit, place, in: result.kind.rawValue, components)
            }
        }
        if context.wants("empty"), content.isEmpty {
            Section("empty") {
                components.emptyState(
                    "empty/text", content.route.text.isEmpty ? .searchEmpty : .noResults,
                    hint: content.route.text.isEmpty ? nil : .noResultsHint)
            }
        }
    }

    private func querySection(_ route: SearchRoute, _ context: ScreenContext) -> Section {
        var empty = route
        empty.text = ""
        return Section("query") {
            Component(.textField, id: "query/field")
                .title(context.text(.searchPrompt))
                .customText("value", route.text.isEmpty ? nil : route.text)
                .icon(.search)
                .onSubmit(input: "q", context.open(SearchScreen.self, empty))
                .accessibility(context.text(.search), role: .searchbox)
        }
    }

    private func seeAll(_ kind: SearchKind, _ route: SearchRoute, _ context: ScreenContext) -> Action? {
        guard route.kind == nil else { return nil }
        var narrowed = route
        narrowed.kind = kind
        return Self.open(narrowed, context)
    }

    private func row(_ hit: SearchHit, _ place: Int, in section: String, _ components: MusicComponents) -> Component {
        switch hit {
        case .composer(let composer): components.row(composer, in: section)
        case .work(let work): components.row(work, in: section)
        case .album(let album): components.row(album, in: section)
        case .track(let track):
            components.row(
                track, in: section, queue: (id: "albums/\(track.albumID)", index: track.position - 1),
                subtitle: "\(track.composerName) · \(components.context.performers(track.artistLine))")
        case .artist(let artist): components.row(artist, in: section)
        case .ensemble(let ensemble): components.row(ensemble, in: section)
        case .playlist(let playlist): components.row(playlist, in: section)
        case .podcast(let podcast): components.row(podcast, in: section)
        }
    }
}

extension SearchScreen.Content {
    /// Whether nothing at all was found.
    var isEmpty: Bool {
        results.allSatisfy { result in
            if case .value(let page) = result.hits { page.total == 0 } else { false }
        }
    }
}
