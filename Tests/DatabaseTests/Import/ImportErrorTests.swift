import Database
import Testing

/// Every way a line can be wrong: what is said, and that nothing of the import stays.
@Suite("Import errors")
struct ImportErrorTests {
    /// A record with a mistake in it, and what is to be said of it.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let line: String
        let message: String

        var testDescription: String { message }

        init(_ line: String, _ message: String) {
            (self.line, self.message) = (line, message)
        }

        /// A good record in which something is replaced.
        init(_ record: String, _ old: String, _ new: String, _ message: String) {
            self.init(record.replacing(old, with: new), message)
        }
    }

    @Test("name the line, the member and the reason", arguments: lines + values + texts + forms)
    func wrongLine(mistake: Mistake) async throws {
        try await check(mistake, after: [])
    }

    @Test("name what refers to nothing or contradicts what there is", arguments: references)
    func wrongReference(mistake: Mistake) async throws {
        try await check(mistake, after: [Records.composer, Records.work, Records.artist, Records.ensemble, Records.album])
    }

    private func check(_ mistake: Mistake, after lines: [String]) async throws {
        let catalog = try TestCatalog()
        let all = lines + [Records.composer.replacing("\"id\":\"c\"", with: "\"id\":\"other\""), mistake.line, Records.composer]
        let error = await #expect(throws: CatalogImportError.self) { try await catalog.importLines(all, named: "some/file.ndjson") }
        #expect(error?.description == "some/file.ndjson:\(lines.count + 2): \(mistake.message)")
        #expect(error?.line == lines.count + 2)
        let contents = try await DerivedContents(catalog.database)
        #expect(contents.rows.values.allSatisfy { $0.isEmpty })
        #expect(try await catalog.database.isEmpty())
        // And nothing is in the way of the next import.
        try await catalog.importLines([Records.composer])
        #expect(try await catalog.database.composer("c") != nil)
    }

    private static let lines = [
        Mistake("{", "not JSON at column 2: a name in quotation marks was expected"),
        Mistake("nonsense", "not JSON at column 1: a value was expected"),
        Mistake(#"{"kind":"composer"} x"#, "not JSON at column 21: there is more after the record"),
        Mistake(#"{"kind":"composer","kind":"work"}"#, "not JSON at column 26: \"kind\" is there twice"),
        Mistake("[]", "a record must be an object, not an array"),
        Mistake("{}", "kind: is missing"),
        Mistake(#"{"kind":7}"#, "kind: must be a text, not a number"),
        Mistake(#"{"kind":"opera"}"#, "kind: \"opera\" is none of composer, work, artist, ensemble, album, playlist, podcast, livestream"),
        Mistake(Records.composer, #""born""#, #""borm""#, "borm: a composer has no such member"),
        Mistake(
            Records.work, #"{"title":"Movement 2","#, #"{"title":"Movement 2","key":"C","#,
            "movements[1].key: a movement has no such member"),
        Mistake(#"{"kind":"composer","id":"c","movements":[]}"#, "movements: a composer has no such member"),
    ]

    private static let values = [
        Mistake(Records.composer, #""name":"Clara Example","#, "", "name: is missing"),
        Mistake(Records.composer, #""born":1819"#, #""born":"1819""#, "born: must be a whole number, not a text"),
        Mistake(Records.composer, #""born":1819"#, #""born":1819.5"#, "born: must be a whole number between 1 and 2100"),
        Mistake(Records.composer, #""born":1819"#, #""born":99999999999999999999"#, "born: must be a whole number between 1 and 2100"),
        Mistake(Records.composer, #""born":1819"#, #""born":null"#, "born: must be a whole number, not null"),
        Mistake(Records.composer, #""born":1819"#, #""born":0"#, "born: 0 is not between 1 and 2100"),
        Mistake(Records.composer, #""died":1896"#, #""died":1818"#, "died: 1818 is before 1819, the year of birth"),
        Mistake(Records.composer, #""popularity":50"#, #""popularity":101"#, "popularity: 101 is not between 1 and 100"),
        Mistake(
            Records.composer, #""period":"romantic""#, #""period":"barock""#,
            "period: \"barock\" is none of medieval, renaissance, baroque, classical, romantic, modern, contemporary"
        ),
        Mistake(Records.album, #""booklet":true"#, #""booklet":"yes""#, "booklet: must be true or false, not a text"),
        Mistake(Records.album, #""works":["w"]"#, #""works":"w""#, "works: must be an array, not a text"),
        Mistake(Records.album, #""works":["w"]"#, #""works":[]"#, "works: has 0 elements; 1 to 2000 are allowed"),
        Mistake(Records.album, #""works":["w"]"#, #""works":["w","v","w"]"#, "works[2]: \"w\" is there twice"),
        Mistake(Records.album, #""works":["w"],"#, "", "works: is missing, and so is \"tracks\""),
        Mistake(Records.album, #""works":["w"]"#, #""works":["w"],"tracks":[]"#, "tracks: an album has either works or tracks"),
        Mistake(
            Records.album, #""artists":["a"],"ensembles":["e"],"#, "", "artists: only a compilation may have neither artists nor ensembles"),
        Mistake(Records.work, #""instruments":["piano"]"#, #""instruments":["piano","piano"]"#, "instruments[1]: \"piano\" is there twice"),
        Mistake(Records.work, #""duration":102"#, #""duration":0"#, "movements[1].duration: 0 is not between 1 and 172800"),
        Mistake(Records.podcast, #""episodes":["#, #""episodes":[3,"#, "episodes[0]: must be an object, not a number"),
        Mistake(Records.podcast, #""start":90"#, #""start":100"#, "episodes[0].chapters[1].start: 100 is not between 0 and 99"),
        Mistake(
            Records.podcast, #""start":90"#, #""start":0"#,
            "episodes[0].chapters[1].start: 0 is not after 0, where the chapter before begins"
        ),
        Mistake(
            Records.podcast, Records.episode, "\(Records.episode),\(Records.episode)",
            "episodes[1].id: the podcast has another episode \"one\""
        ),
    ]

    private static let texts = [
        Mistake(Records.composer, "Clara Example", "   ", "name: is empty"),
        Mistake(Records.composer, "Clara Example", #"Clara\u0000"#, "name: has a control character in it"),
        Mistake(Records.composer, "Clara Example", #"Clara\nExample"#, "name: has a control character in it"),
        Mistake(Records.composer, "Clara Example", String(repeating: "é", count: 251), "name: is longer than 500 bytes"),
        Mistake(Records.playlist, #""nl":"List nl""#, #""fr":"Liste""#, "title.fr: a text in three languages has no such member"),
        Mistake(Records.playlist, #","nl":"List nl""#, "", "title.nl: is missing"),
        Mistake(Records.playlist, Records.text("List"), #""List""#, "title: must be an object, not a text"),
        Mistake(
            Records.work, #""popularity":70"#,
            #""popularity":70,"libretto":{"language":"de","lines":[{"text":"Wer","translation":{"de":"Wer"}}]}"#,
            "libretto.lines[0].translation.de: a translation from \"de\" has no such member"
        ),
    ]

    private static let forms = [
        Mistake(
            Records.composer, #""id":"c""#, #""id":"Clara""#,
            "id: \"Clara\" is not an identifier: a-z, 0-9 and hyphens, not beginning with a hyphen"
        ),
        Mistake(Records.composer, #""id":"c""#, "\"id\":\"\(String(repeating: "c", count: 97))\"", "id: is longer than 96 characters"),
        Mistake(Records.album, #""id":"x""#, "\"id\":\"\(String(repeating: "x", count: 89))\"", "id: is longer than 88 characters"),
        Mistake(
            Records.composer, #""country":"DE""#, #""country":"Germany""#, "country: \"Germany\" is not a country of two capital letters"),
        Mistake(
            Records.album, #""released":"1999""#, #""released":"1999-02-29""#,
            "released: \"1999-02-29\" is neither a year written as YYYY nor a day written as YYYY-MM-DD"
        ),
        Mistake(Records.album, #""released":"1999""#, #""released":"1492""#, "released: the year is not between 1870 and 2100"),
        Mistake(
            Records.podcast, #""published":"2026-01-02""#, #""published":"2.1.2026""#,
            "episodes[0].published: \"2.1.2026\" is not a day written as YYYY-MM-DD"
        ),
        Mistake(
            Records.livestream, "2027-01-10T19:00:00Z", "2027-01-10 19:00",
            "startsAt: \"2027-01-10 19:00\" is not a time written as YYYY-MM-DDThh:mm:ssZ"
        ),
    ]

    private static let references = [
        Mistake(
            Records.work("v", movements: 1, composer: "nobody"),
            "composer: there is no composer \"nobody\" on an earlier line or in the catalogue"),
        Mistake(
            Records.album.replacing(#""id":"x""#, with: #""id":"y""#), #""a""#, #""b""#,
            "artists[0]: there is no artist \"b\" on an earlier line or in the catalogue"),
        Mistake(
            Records.album.replacing(#""id":"x""#, with: #""id":"y""#), #"["w"]"#, #"["w","v"]"#,
            "works[1]: there is no work \"v\" on an earlier line or in the catalogue"),
        Mistake(
            Records.album.replacing(#""id":"x""#, with: #""id":"y""#), #""works":["w"]"#,
            #""tracks":[{"work":"w","movement":4,"duration":9}]"#, "tracks[0].movement: 4 is beyond the 3 movements of \"w\""
        ),
        Mistake(Records.playlist, #""track":3"#, #""track":4"#, "tracks[0].track: the album \"x\" has no track 4"),
        Mistake(
            Records.playlist, #""album":"x""#, #""album":"y""#,
            "tracks[0].album: there is no album \"y\" on an earlier line or in the catalogue"),
        Mistake(Records.livestream, #"["w"]"#, #"["w","v"]"#, "works[1]: there is no work \"v\" on an earlier line or in the catalogue"),
        Mistake(Records.work, "id: \"w\" is already defined on line 2"),
        Mistake(Records.artist, "id: \"a\" is already defined on line 3"),
    ]
}
