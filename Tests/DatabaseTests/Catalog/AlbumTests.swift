import Database
import ScreenKit
import Screens
import Testing

@Suite("Albums")
struct AlbumTests {
    private let all = PageWindow(count: 200)

    @Test("are listed newest first")
    func newest() async throws {
        let database = try await TestCatalog.fixture.value.database
        let page = try await database.albums(.newest, PageWindow(count: 3))
        #expect(page.items.map(\.id) == ["bach-333-2018", "terfel-schubert-an-die-musik-1994", "bernstein-mozart-great-mass-1991"])
        #expect(page.total == 13)
    }

    @Test("are listed by what is on them and who plays, most popular first")
    func lists() async throws {
        let database = try await TestCatalog.fixture.value.database
        #expect(
            try await database.albums(.popular, PageWindow(count: 2)).items.map(\.id)
                == ["gould-goldberg-variations-1982", "kleiber-beethoven-symphony-5-1975"]
        )
        #expect(try await database.albums(.compilations, all).items.map(\.id) == ["bach-333-2018"])
        #expect(
            try await database.albums(.period(.modern), all).items.map(\.id) == [
                "bernstein-mahler-symphony-5-1988", "michelangeli-preludes-book-1-1978",
            ])
        #expect(try await database.albums(.genre(.song), all).items.map(\.id) == ["terfel-schubert-an-die-musik-1994"])
        #expect(try await database.albums(.instrument(.choir), all).items.map(\.id) == ["bernstein-mozart-great-mass-1991"])
        #expect(try await database.albums(.composer("bedrich-smetana"), all).items.map(\.id) == ["karajan-dvorak-symphony-9-1985"])
        #expect(
            try await database.albums(.work("bach-goldberg-variations"), all).items.map(\.id)
                == ["gould-goldberg-variations-1982", "gould-goldberg-variations-1956", "bach-333-2018"]
        )
        #expect(try await database.albums(.artist("martha-argerich"), all).items.map(\.id) == ["argerich-chopin-preludes-1977"])
        #expect(try await database.albums(.ensemble("wiener-philharmoniker"), all).total == 4)
        #expect(try await database.albums(.ensemble("nobody"), all) == Page(items: [], start: 0, total: 0))
    }

    @Test("are related by composers and performers, without themselves")
    func related() async throws {
        let database = try await TestCatalog.fixture.value.database
        let page = try await database.albums(.related("kleiber-beethoven-symphony-5-1975"), all)
        #expect(
            page.items.map(\.id) == [
                "kleiber-beethoven-symphony-7-1976", "bernstein-mahler-symphony-5-1988", "karajan-dvorak-symphony-9-1985",
            ]
        )
        #expect(page.total == 3)
        let rest = try await database.albums(.related("kleiber-beethoven-symphony-5-1975"), PageWindow(start: 2, count: 5))
        #expect(rest.items.map(\.id) == ["karajan-dvorak-symphony-9-1985"] && rest.total == 3)
        #expect(try await database.albums(.related("nothing"), all).total == 0)
    }

    @Test("have performers in the order of the record, and a line that names them")
    func detail() async throws {
        let database = try await TestCatalog.fixture.value.database
        let album = try #require(try await database.album("du-pre-dvorak-cello-concerto-1971"))
        #expect(album.summary.artistLine == "Daniel Barenboim, Jacqueline du Pré, Chicago Symphony Orchestra")
        #expect(album.artists.map(\.id) == ["daniel-barenboim", "jacqueline-du-pre"])
        #expect(album.ensembles.map(\.id) == ["chicago-symphony-orchestra"])
        #expect(album.summary.trackCount == 4 && album.summary.duration == 2780)
        #expect(album.summary.released == "1971" && album.summary.label == "EMI")
        #expect(!album.summary.hasBooklet && !album.summary.isCompilation)
        #expect(try await database.album("nothing") == nil)
    }

    @Test("have a track for each movement of their works")
    func tracks() async throws {
        let database = try await TestCatalog.fixture.value.database
        let tracks = try await database.tracks(ofAlbum: "karajan-dvorak-symphony-9-1985")
        #expect(tracks.map(\.id) == (1...5).map { "karajan-dvorak-symphony-9-1985-\($0)" })
        #expect(tracks.map(\.position) == [1, 2, 3, 4, 5])
        #expect(tracks.map(\.movement) == [1, 2, 3, 4, 1])
        #expect(tracks.map(\.movementCount) == [4, 4, 4, 4, 1])
        #expect(tracks[1].title == "Largo" && tracks[1].workTitle == "Symphony No. 9" && tracks[1].composerName == "Antonín Dvořák")
        #expect(tracks[4].workID == "smetana-vltava" && tracks[4].composerID == "bedrich-smetana")
        #expect(tracks[4].albumTitle == "Dvořák: Symphony No. 9 · Smetana: Vltava")
        #expect(tracks[4].artistLine == "Herbert von Karajan, Wiener Philharmoniker")
        #expect(try await database.tracks(ofAlbum: "nothing").isEmpty)
    }

    @Test("may give their tracks one by one")
    func ownTracks() async throws {
        let catalog = try TestCatalog()
        let tracks = #"[{"work":"w","movement":2,"title":"A Title","duration":431},{"work":"w","movement":1,"duration":9}]"#
        let album = Records.album.replacing(#""works":["w"]"#, with: #""tracks":\#(tracks)"#)
        try await catalog.importLines([Records.composer, Records.work, Records.artist, Records.ensemble, album])
        let stored = try await catalog.database.tracks(ofAlbum: "x")
        #expect(stored.map(\.title) == ["A Title", "Movement 1"])
        #expect(stored.map(\.movement) == [2, 1] && stored.map(\.duration) == [431, 9])
        #expect(try await catalog.database.album("x")?.summary.duration == 440)
    }

    @Test("of several performers, with none named, are by various artists")
    func variousArtists() async throws {
        let catalog = try TestCatalog()
        let album = Records.album.replacing("\"artists\":[\"a\"],\"ensembles\":[\"e\"]", with: "\"artists\":[]")
            .replacing("\"compilation\":false", with: "\"compilation\":true")
        try await catalog.importLines([Records.composer, Records.work, album])
        #expect(try await catalog.database.album("x")?.summary.artistLine == "")
    }

    @Test(
        "and tracks are found by identifier",
        arguments: [
            "kleiber-beethoven-symphony-5-1975-5", "kleiber-beethoven-symphony-5-1975-0", "kleiber-beethoven-symphony-5-1975-01", "-1", "",
            "x-",
            "kleiber-beethoven-symphony-5-1975-99999999999999999999", "kleiber-beethoven-symphony-5-1975-2049",
            "kleiber-beethoven-symphony-5-1975--1",
        ]
    )
    func byID(unknown: String) async throws {
        let database = try await TestCatalog.fixture.value.database
        let tracks = try await database.tracks(ids: ["kleiber-beethoven-symphony-5-1975-2", unknown, "gould-goldberg-variations-1956-32"])
        #expect(tracks.map(\.id) == ["kleiber-beethoven-symphony-5-1975-2", "gould-goldberg-variations-1956-32"])
        let albums = try await database.albums(ids: [unknown, "bach-333-2018"])
        #expect(albums.map(\.id) == ["bach-333-2018"])
    }
}
