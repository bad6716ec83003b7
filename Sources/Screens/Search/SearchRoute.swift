public import ScreenKit

/// What is searched for, and how it is narrowed.
public struct SearchRoute: ScreenRoute {
    public static let pattern = "search"
    /// The longest text that is searched for, in bytes.
    public static let textLimit = 200

    public var text: String
    public var kind: SearchKind?
    public var filters: SearchFilters

    public init(text: String = "", kind: SearchKind? = nil, filters: SearchFilters = SearchFilters()) {
        self.text = text
        self.kind = kind
        self.filters = filters
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery("q", "kind", "period", "genre", "instrument")
        text = try parameters.query("q") ?? ""
        guard text.utf8.count <= Self.textLimit else {
            throw RouteError(field: "q", reason: "must be at most \(Self.textLimit) bytes long")
        }
        kind = try parameters.query("kind", as: SearchKind.self)
        filters = SearchFilters(
            period: try parameters.query("period", as: Period.self), genre: try parameters.query("genre", as: Genre.self),
            instrument: try parameters.query("instrument", as: Instrument.self))
    }

    public var path: String {
        let parameters: [(name: String, value: String?)] = [
            ("q", text.isEmpty ? nil : PercentEncoding.encode(text)), ("kind", kind?.rawValue), ("period", filters.period?.rawValue),
            ("genre", filters.genre?.rawValue), ("instrument", filters.instrument?.rawValue),
        ]
        let query = parameters.compactMap { parameter in parameter.value.map { "\(parameter.name)=\($0)" } }
        return query.isEmpty ? "/search" : "/search?" + query.joined(separator: "&")
    }
}
