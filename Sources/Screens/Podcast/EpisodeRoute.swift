public import ScreenKit

/// Where an episode of a podcast is found.
public struct EpisodeRoute: ScreenRoute {
    public static let pattern = "podcasts/{podcast}/episodes/{id}"
    public let podcast: String
    public let id: String

    public init(podcast: String, id: String) {
        self.podcast = podcast
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        podcast = try parameters.identifier("podcast")
        id = try parameters.identifier("id")
    }

    public var path: String { "/podcasts/\(podcast)/episodes/\(id)" }
}
