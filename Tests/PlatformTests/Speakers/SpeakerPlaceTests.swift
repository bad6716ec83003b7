import ScreenKit
import Testing

@testable import Platform

@Suite("Places of screens for speakers")
struct SpeakerPlaceTests {
    @Test("a path names a screen, or a section of it")
    func screens() throws {
        let home = try SpeakerPlace("home")
        #expect(home.screen == "home" && home.section == nil && home.index == 0 && home.count == 100)
        let tracks = try SpeakerPlace("albums/x/sections/tracks?index=20&count=5")
        #expect(tracks.screen == "albums/x" && tracks.section == "tracks" && tracks.index == 20 && tracks.count == 5)
        #expect(try SpeakerPlace("sections/x").section == nil)
    }

    @Test("what is asked of the screen stays in its query")
    func query() throws {
        let search = try SpeakerPlace("search/sections/album?q=dvo%C5%99%C3%A1k+%26+co&index=1&kind=album")
        #expect(search.screen == "search?q=dvo%C5%99%C3%A1k%20%26%20co&kind=album")
        #expect(search.index == 1)
    }

    @Test("an index or count that is none is refused", arguments: ["index=-1", "count=x", "index=99999999999", "count=", "index=1.5"])
    func refused(query: String) {
        #expect(throws: RouteError.self) { try SpeakerPlace("home?\(query)"[...]) }
    }
}
