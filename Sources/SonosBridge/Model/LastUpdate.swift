/// What changes when, and only when, lists do (WSDL: `lastUpdate`).
public struct LastUpdate: Sendable, Equatable {
    /// Stands for the state of everything that all listeners see.
    public let catalog: String
    /// Stands for the state of what is this listener's own.
    public let favorites: String
    /// Seconds until the player asks again.
    public let pollInterval: Int

    /// - Parameter pollInterval: held within 30 and 3600 seconds, as Sonos asks.
    public init(catalog: String, favorites: String, pollInterval: Int) {
        self.catalog = catalog
        self.favorites = favorites
        self.pollInterval = min(max(30, pollInterval), 3600)
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("catalog", catalog)
        writer.element("favorites", favorites)
        writer.element("pollInterval", pollInterval)
        writer.element("autoRefreshEnabled", true)
    }
}
