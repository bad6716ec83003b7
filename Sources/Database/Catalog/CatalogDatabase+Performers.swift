public import ScreenKit
public import Screens

extension CatalogDatabase {
    /// Artists, most played first; those of an instrument include, for `voice`, singers.
    public func artists(_ list: ArtistList, _ window: PageWindow) async throws -> Page<ArtistSummary> {
        switch list {
        case .popular: try await page(.artists, of: .everybody, window)
        case .instrument(let instrument): try await page(.artistsOfInstrument, of: .term(instrument.rawValue), window)
        }
    }

    public func artist(_ id: String) async throws -> ArtistSummary? {
        try await read { connection in try ArtistSummary.stored(id: id, connection) }
    }

    public func artists(ids: [String]) async throws -> [ArtistSummary] {
        try await read { connection in try ArtistSummary.stored(ids: ids, connection) }
    }

    public func ensembles(_ window: PageWindow) async throws -> Page<EnsembleSummary> {
        try await page(.ensembles, of: .everybody, window)
    }

    public func ensemble(_ id: String) async throws -> EnsembleSummary? {
        try await read { connection in try EnsembleSummary.stored(id: id, connection) }
    }
}
