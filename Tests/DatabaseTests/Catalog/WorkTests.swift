import Database
import ScreenKit
import Screens
import Testing

@Suite("Works")
struct WorkTests {
    private let all = PageWindow(count: 200)

    @Test("are listed by composer, period, genre and instrument")
    func lists() async throws {
        let database = try await TestCatalog.fixture.value.database
        #expect(
            try await database.works(.popular, PageWindow(count: 2)).items.map(\.id) == [
                "beethoven-symphony-5", "bach-goldberg-variations",
            ])
        #expect(
            try await database.works(.composer("antonin-dvorak"), all).items.map(\.id)
                == ["dvorak-symphony-9", "dvorak-cello-concerto", "dvorak-silent-woods"]
        )
        #expect(try await database.works(.composer("nobody"), all) == Page(items: [], start: 0, total: 0))
        #expect(try await database.works(.period(.baroque), all).total == 3)
        #expect(
            try await database.works(.genre(.song), all).items.map(\.id)
                == ["schubert-erlkonig", "schubert-die-forelle", "schubert-an-die-musik"]
        )
        #expect(
            try await database.works(.instrument(.cello), all).items.map(\.id)
                == ["bach-cello-suite-1", "dvorak-cello-concerto", "dvorak-silent-woods"]
        )
    }

    @Test("have details, movements and counts")
    func detail() async throws {
        let database = try await TestCatalog.fixture.value.database
        let work = try #require(try await database.work("dvorak-symphony-9"))
        #expect(work.summary.title == "Symphony No. 9" && work.summary.nickname == "From the New World")
        #expect(work.summary.catalogueNumber == "Op. 95" && work.summary.key == "E minor" && work.summary.composed == 1893)
        #expect(work.summary.composerID == "antonin-dvorak" && work.summary.composerName == "Antonín Dvořák")
        #expect(work.summary.genre == .symphony && work.summary.movementCount == 4 && work.summary.recordingCount == 1)
        #expect(work.instruments == [.orchestra])
        #expect(work.movements.count == 4 && work.movements[1].title == "Largo")
        #expect(work.libretto == nil)
        #expect(try await database.work("nothing") == nil)
    }

    @Test("may have a libretto and many movements")
    func libretto() async throws {
        let database = try await TestCatalog.fixture.value.database
        let work = try #require(try await database.work("schubert-erlkonig"))
        #expect(work.libretto?.language == "de")
        #expect(work.libretto?.lines.first?.text == "Wer reitet so spät durch Nacht und Wind?")
        #expect(work.libretto?.lines.first?.translation(to: "nl") == "Wie rijdt zo laat door nacht en wind?")
        #expect(try await database.work("bach-goldberg-variations")?.movements.count == 32)
    }

    @Test("are found by identifier, in the order asked for")
    func byID() async throws {
        let database = try await TestCatalog.fixture.value.database
        #expect(
            try await database.works(ids: ["smetana-vltava", "?", "mahler-symphony-5"]).map(\.id) == [
                "smetana-vltava", "mahler-symphony-5",
            ])
    }
}
