import Database
import ScreenKit
import Screens
import Testing

@Suite("Reading at the same time")
struct ConcurrentReadTests {
    @Test("gives everybody the same answers")
    func sameAnswers() async throws {
        let database = try await TestCatalog.generated.value.database
        let albums = try await database.albums(.popular, PageWindow(count: 50))
        let hits = try await database.search("so", kind: .work, filters: SearchFilters(), PageWindow(count: 20))
        let agreeing = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    var agreeing = 0
                    for _ in 0..<10 {
                        let sameAlbums = try await database.albums(.popular, PageWindow(count: 50)) == albums
                        let sameHits = try await database.search("so", kind: .work, filters: SearchFilters(), PageWindow(count: 20)) == hits
                        agreeing += sameAlbums && sameHits ? 1 : 0
                    }
                    return agreeing
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(agreeing == 160)
    }
}
