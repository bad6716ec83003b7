public import ScreenKit

/// Where a period, a genre or an instrument is found.
public struct BrowseCategoryRoute: ScreenRoute {
    public static let pattern = "browse/{by}/{name}"
    public let category: BrowseCategory

    public init(_ category: BrowseCategory) {
        self.category = category
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        let name = try parameters.path("name")
        switch try parameters.path("by") {
        case "periods": category = .period(try Self.value(name))
        case "genres": category = .genre(try Self.value(name))
        case "instruments": category = .instrument(try Self.value(name))
        default: throw RouteError(field: "by", reason: "must be one of periods, genres, instruments")
        }
    }

    public var path: String {
        switch category {
        case .period(let period): "/browse/periods/\(period.rawValue)"
        case .genre(let genre): "/browse/genres/\(genre.rawValue)"
        case .instrument(let instrument): "/browse/instruments/\(instrument.rawValue)"
        }
    }

    private static func value<Value: RawRepresentable & CaseIterable>(_ name: String) throws(RouteError) -> Value
    where Value.RawValue == String {
        guard let value = Value(rawValue: name) else {
            throw RouteError(field: "name", reason: "must be one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return value
    }
}
