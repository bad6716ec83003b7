import ScreenKit

/// The chips that narrow a search.
extension SearchScreen {
    /// A group of chips for each way to narrow; a chip that is set is unset by tapping it.
    func filters(_ route: SearchRoute, _ context: ScreenContext) -> Section {
        Section("filters") {
            group("kind", .all, SearchKind.allCases.filter { Self.isOffered($0, context) }, route, \.kind, Phrase.name(of:), context)
            group("period", .period, Period.allCases, route, \.filters.period, Phrase.name(of:), context)
            group("genre", .genre, Genre.allCases, route, \.filters.genre, Phrase.name(of:), context)
            group("instrument", .instruments, Instrument.allCases, route, \.filters.instrument, Phrase.name(of:), context)
        }
    }

    private func group<Value: RawRepresentable & Equatable>(
        _ id: String, _ title: Phrase, _ values: [Value], _ route: SearchRoute, _ place: WritableKeyPath<SearchRoute, Value?>,
        _ name: (Value) -> Phrase, _ context: ScreenContext
    ) -> Component where Value.RawValue == String {
        Component(.chipGroup, id: "filters/\(id)", layout: ComponentLayout(axis: .horizontal)) {
            for value in values {
                let isSet = route[keyPath: place] == value
                Component(.chip, id: "filters/\(id)/\(value.rawValue)")
                    .title(context.text(name(value)))
                    .onTap(Self.open(changed(route, place, to: isSet ? nil : value), context))
                    .custom("selected", isSet ? true : nil)
            }
        }
        .title(context.text(title))
    }

    private func changed<Value>(_ route: SearchRoute, _ place: WritableKeyPath<SearchRoute, Value?>, to value: Value?) -> SearchRoute {
        var route = route
        route[keyPath: place] = value
        return route
    }
}
