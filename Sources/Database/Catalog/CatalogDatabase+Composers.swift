internal import GRDB
public import ScreenKit
public import Screens

extension CatalogDatabase {
    public func composers(_ list: ComposerList, _ window: PageWindow) async throws -> Page<ComposerSummary> {
        switch list {
        case .byName: try await page(.composers, orderedBy: ComposerSummary.byName, window)
        case .popular: try await page(.composers, of: .everybody, window)
        case .period(let period): try await page(.composersOfPeriod, of: .term(period.rawValue), window)
        case .genre(let genre): try await page(.composersOfGenre, of: .term(genre.rawValue), window)
        case .instrument(let instrument): try await page(.composersOfInstrument, of: .term(instrument.rawValue), window)
        }
    }

    public func composer(_ id: String) async throws -> ComposerDetail? {
        try await read { connection in
            guard let summary = try ComposerSummary.stored(id: id, connection) else { return nil }
            let sql = "SELECT birthplace, country, biography_en, biography_de, biography_nl FROM composer WHERE id = ?"
            return try connection.value(sql, [id]) { row in
                ComposerDetail(
                    summary: summary, birthplace: try row.next(), country: try row.next(),
                    biography: Self.biography(en: try row.next(), de: try row.next(), nl: try row.next())
                )
            }
        }
    }

    public func composers(ids: [String]) async throws -> [ComposerSummary] {
        try await read { connection in try ComposerSummary.stored(ids: ids, connection) }
    }

    private static func biography(en: String?, de: String?, nl: String?) -> LocalizedText? {
        guard let en, let de, let nl else { return nil }
        return LocalizedText(en: en, de: de, nl: nl)
    }
}
