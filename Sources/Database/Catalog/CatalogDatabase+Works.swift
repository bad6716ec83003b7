internal import FoundationEssentials
internal import GRDB
public import ScreenKit
public import Screens

extension CatalogDatabase {
    public func works(_ list: WorkList, _ window: PageWindow) async throws -> Page<WorkSummary> {
        switch list {
        case .popular: try await page(.works, of: .everybody, window)
        case .composer(let id): try await page(.worksOfComposer, of: .entity(.composer, id), window)
        case .period(let period): try await page(.worksOfPeriod, of: .term(period.rawValue), window)
        case .genre(let genre): try await page(.worksOfGenre, of: .term(genre.rawValue), window)
        case .instrument(let instrument): try await page(.worksOfInstrument, of: .term(instrument.rawValue), window)
        }
    }

    public func work(_ id: String) async throws -> WorkDetail? {
        try await read { connection in
            guard
                let summary = try WorkSummary.stored(id: id, connection),
                let key = try connection.number("SELECT key FROM work WHERE id = ?", [id])
            else { return nil }
            return WorkDetail(
                summary: summary, instruments: try Self.instruments(ofWork: key, connection),
                movements: try Self.movements(ofWork: key, connection), libretto: try Self.libretto(ofWork: key, connection)
            )
        }
    }

    public func works(ids: [String]) async throws -> [WorkSummary] {
        try await read { connection in try WorkSummary.stored(ids: ids, connection) }
    }

    private static func instruments(ofWork key: Int, _ connection: Connection) throws -> [Instrument] {
        try connection.values("SELECT instrument FROM work_instrument WHERE work = ? ORDER BY position", [key]) { row in try row.word() }
    }

    private static func movements(ofWork key: Int, _ connection: Connection) throws -> [WorkDetail.Movement] {
        try connection.values("SELECT title, duration FROM movement WHERE work = ? ORDER BY position", [key]) { row in
            WorkDetail.Movement(title: try row.next(), duration: try row.next())
        }
    }

    private static func libretto(ofWork key: Int, _ connection: Connection) throws -> Libretto? {
        try connection.value("SELECT json FROM libretto WHERE work = ?", [key]) { row in
            let json: String = try row.next()
            return try JSONDecoder().decode(Libretto.self, from: Data(json.utf8))
        }
    }
}
