import ScreenKit

/// A search for one component of a section, across as many sections and pages as it may look at.
struct ComponentSearch {
    /// How well a component is what is looked for.
    enum Match {
        case none
        /// It would do, should there be nothing better.
        case partial
        case exact
    }

    /// Containers within each other that are looked into.
    private static let maximumDepth = 8

    /// Items around a place that are looked at before all others.
    static let margin = 20

    /// Where the component was last seen: the number of items before it; nil where that is not known.
    var place: Int?
    /// Pages of ``PageWindow/maximumCount`` items that may still be looked at.
    var pages = 50
    /// The first component that would do.
    private(set) var partial: Component?
    private let match: (Component) -> Match

    init(_ match: @escaping (Component) -> Match) {
        self.match = match
    }

    /// The component that is looked for, among some and what they hold.
    mutating func exact(in components: [Component], depth: Int = 0) -> Component? {
        guard depth < Self.maximumDepth else { return nil }
        for component in components {
            switch match(component) {
            case .exact: return component
            case .partial: partial = partial ?? component
            case .none: break
            }
            if let found = exact(in: component.children, depth: depth + 1) { return found }
        }
        return nil
    }
}
