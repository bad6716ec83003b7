import NIOCore
import ScreenKit
import SonosBridge
import Synchronization
import Testing

@Suite("Browsing")
struct BrowsingTests {
    private let fixture = Fixture()

    @Test func theRootListsTheProfilesScreens() async throws {
        let root = try await fixture.list("root")
        #expect(root.titles == ["Home", "My music", "Favorites"])
        #expect(root.ids[2] == "favorites")
        #expect(root.items[2].child("containsFavorite")?.text == "true")
        #expect(root.total == 3)
    }

    @Test func aScreenListsItsSections() async throws {
        let home = try await fixture.list(try await fixture.list("root").id("Home"))
        // Texts lead nowhere and are left out; what failed is listed, since what it holds is not known.
        #expect(home.titles == ["Chips", "The newest", "Failed"])
        #expect(home.types == ["container", "albumList", "container"])
        #expect(await fixture.fault("getMetadata", [("id", home.ids[2]), ("index", "0"), ("count", "9")]) == .serviceUnavailable)
    }

    @Test func containersAreFlattenedAndHiddenScreensLeftOut() async throws {
        let home = try await fixture.list(try await fixture.list("root").id("Home"))
        let chips = try await fixture.list(home.ids[0])
        #expect(chips.titles == ["Composers", "Artist"])
        #expect(chips.types == ["container", "artist"])
    }

    @Test func anOnlySectionIsInlinedAndPlayAllLeftOut() async throws {
        let album = try await fixture.list(try await fixture.albumID())
        #expect(album.types == Array(repeating: "track", count: 8))
        #expect(album.total == 8)
        let track = album.items[2]
        let metadata = try present(track.child("trackMetadata"))
        #expect(track.child("mimeType")?.text == "audio/flac")
        #expect(metadata.child("duration")?.text == "62")
        #expect(metadata.child("trackNumber")?.text == "3")
        #expect(metadata.child("composer")?.text == "Dvořák")
        #expect(metadata.child("albumArtURI")?.text == "https://music.example/images/1.png")
        #expect(metadata.child("albumId")?.text.hasPrefix("s_albums.1_") == true)
        #expect(metadata.child("composerId")?.text.hasPrefix("s_artists.dvorak_") == true)
        #expect(track.child("isFavorite")?.text == "false")
        #expect(track.child("dynamic")?.child("property")?.child("value")?.text == "0")
    }

    @Test func albumsAreCollections() async throws {
        let home = try await fixture.list(try await fixture.list("root").id("Home"))
        let album = try await fixture.list(home.ids[1], 1, 1).items[0]
        #expect(album.child("title")?.text == "Album <1>")
        #expect(album.child("artist")?.text == "Artist & Co")
        #expect(album.child("canPlay")?.text == "true")
        #expect(album.child("displayType")?.text == "gridAlbums")
        #expect(album.child("albumArtURI")?.text == "https://music.example/images/1.png")
        #expect(album.child("canAddToFavorites")?.text == "true")
    }

    @Test func aButtonThatPlaysOtherThingsIsATrackList() async throws {
        let mine = try await fixture.list(try await fixture.list("root").id("My music"))
        let mix = try await fixture.list(try mine.id("Mix"))
        #expect(mix.types == ["trackList"])
        #expect(try await fixture.list(mix.ids[0]).titles == ["M0", "M1", "M2"])
        #expect(try await fixture.list(mix.ids[0], recursive: true).titles == ["M0", "M1", "M2"])
    }

    @Test func ownPlaylistsCanBeEdited() async throws {
        let playlists = try await fixture.list("playlists")
        #expect(playlists.titles == ["Mine"])
        #expect(playlists.items[0].attribute("userContent") == "true")
        #expect(playlists.items[0].attribute("readOnly") == "false")
    }

    @Test func unknownAndForgedIdentifiersAreNotFound() async throws {
        let album = try await fixture.albumID()
        for id in ["nonsense", "s_albums.1_AAAAAAAAAAAA", String(album.dropLast()) + "!", "albums"] {
            #expect(await fixture.fault("getMetadata", [("id", id), ("index", "0"), ("count", "1")]) == .itemNotFound)
        }
        for operation in ["getExtendedMetadata", "getMediaMetadata", "getMediaURI", "getScrollIndices", "getContentKey"] {
            #expect(await fixture.fault(operation, [("id", "nonsense")]) == .itemNotFound, "\(operation)")
        }
        #expect(await fixture.fault("search", [("id", "x"), ("term", "a"), ("index", "0"), ("count", "1")]) == .itemNotFound)
        #expect(await fixture.fault("createItem", [("favorite", "x")]) == .itemNotFound)
        #expect(await fixture.fault("deleteItem", [("favorite", "x")]) == .itemNotFound)
        #expect(await fixture.fault("rateItem", [("id", "x"), ("rating", "1")]) == .itemNotFound)
    }

    @Test func tracksSurviveARenamedSection() async throws {
        let id = try await fixture.trackID()
        fixture.screens.tracksSection.withLock { $0 = "pieces" }
        let metadata = try await fixture.call("getMediaMetadata", [("id", id)])
        #expect(metadata.children.first?.child("title")?.text == "Track 1-2")
        #expect(metadata.children.first?.child("id")?.text == id)
    }

    @Test func listsAreJSONToo() async throws {
        let service = fixture.service
        let home = String(buffer: try await service.links(screen: "home", authorization: "good", language: "en"))
        #expect(home.hasPrefix(#"{"index":0,"total":3,"items":[{"id":"c_home_chips_"#))
        #expect(home.contains(#""url":"/sonos/home/sections/newest""#))
        let items = String(
            buffer: try await service.items(
                section: "tracks", screen: "albums/1", index: 2, count: 1, authorization: "good", language: "en"))
        #expect(items.hasPrefix(#"{"index":2,"total":8,"items":[{"id":"t_albums.1_tracks_1-2_"#))
        #expect(items.hasSuffix(#""duration":62,"image":"https://music.example/images/1.png"}]}"#))
        await #expect(throws: SOAPFault.self) { try await service.links(screen: "home", authorization: nil, language: "en") }
        await #expect(throws: SOAPFault.self) { try await service.links(screen: "nowhere", authorization: "good", language: "en") }
    }

    @Test func whatHasNoDurationIsAStream() async throws {
        let mine = try await fixture.list(try await fixture.list("root").id("My music"))
        let radio = try await fixture.list(try mine.id("Radio"))
        #expect(radio.types == ["stream"])
        #expect(radio.items[0].child("streamMetadata")?.child("currentHost")?.text == "Host")
        let uri = try await fixture.call("getMediaURI", [("id", radio.ids[0])])
        #expect(uri.child("getMediaURIResult")?.text.hasPrefix("https://music.example/media/live") == true)
    }

    @Test func scrollIndicesNameEachLetterOnce() async throws {
        let home = try await fixture.list(try await fixture.list("root").id("Home"))
        let composers = try await fixture.list(home.ids[0]).ids[0]
        let indices = try await fixture.call("getScrollIndices", [("id", composers)]).children.first?.text
        #expect(indices == "#,0,A,150,B,300,C,450,D,600,E,750,Z,900")
        #expect(await fixture.fault("getScrollIndices", [("id", home.ids[1])]) == .serviceUnknownError)
    }
}
