import NIOCore
import SonosBridge
import Synchronization
import Testing

@Suite("Validity", .enabled(if: SchemaCheck.isAvailable || SchemaCheck.isRequired, SchemaCheck.needs))
struct SchemaTests {
    @Test func theCheckNoticesWrongOrder() {
        let list = MediaList(index: 0, total: 1, entries: [.collection(MediaCollection(id: "a", itemType: .album, title: "b"))])
        let good = SonosReply.getMetadata(list).envelope()
        #expect(SchemaCheck.problem(with: good) == nil)
        let bad = String(buffer: good).replacing("<index>0</index><count>1</count>", with: "<count>1</count><index>0</index>")
        #expect(SchemaCheck.problem(with: ByteBuffer(string: bad)) != nil)
    }

    @Test func repliesToEveryOperationAreValid() async throws {
        let fixture = Fixture()
        fixture.backend.link.withLock { $0 = .linked(DeviceAuthToken(token: "t", privateKey: "k")) }
        let calls = try await fixture.callsOfEveryOperation()
        #expect(Set(calls.keys) == Set(SonosOperation.allCases) && calls.count == 29)
        for operation in SonosOperation.allCases {
            let response = await fixture.answer(operation.rawValue, calls[operation] ?? [])
            // Accounts are linked, never signed in to: the one operation whose right answer is a fault.
            #expect((response.fault == nil) == (operation != .getSessionId), "\(operation)")
            #expect(SchemaCheck.problem(with: response.body) == nil, "\(operation)")
        }
    }

    @Test func fullItemsAreValid() {
        var collection = MediaCollection(id: "a", itemType: .album, title: "\u{0}<&")
        collection.displayType = "x"
        collection.summary = "s"
        collection.isFavorite = false
        collection.artist = "a"
        collection.canScroll = true
        collection.containsFavorite = false
        collection.albumArtURI = "https://music.example/a?b=1&c=2"
        collection.total = 1 << 40
        collection.canResume = true
        collection.isOwn = true
        var track = TrackMetadata(duration: -1)
        track.artistID = "1"
        track.artist = "2"
        track.composerID = "3"
        track.composer = "4"
        track.albumID = "5"
        track.album = "6"
        track.albumArtURI = "/a"
        track.trackNumber = 7
        track.canResume = true
        var metadata = MediaMetadata(id: "b", title: "t", mimeType: "audio/flac", content: .track(track))
        metadata.displayType = "x"
        metadata.summary = "s"
        metadata.isFavorite = true
        metadata.position = PositionInformation(id: "b", index: 1, offsetMillis: 1)
        metadata.properties = [MediaMetadata.Property(name: "n", value: "v")]
        let stream = MediaMetadata(
            id: "c", title: "t", mimeType: "audio/mpeg",
            content: .stream(StreamMetadata(currentHost: "h", currentShow: "s", logo: "/l", description: "d")))
        let bare = MediaMetadata(id: "d", title: "t", mimeType: "audio/mpeg", content: .stream(StreamMetadata()))
        var list = MediaList(
            index: 0, total: 9, entries: [.collection(collection), .metadata(metadata), .metadata(stream), .metadata(bare)])
        list.position = PositionInformation(id: "b", index: 1, offsetMillis: 1 << 40)
        #expect(SchemaCheck.problem(with: SonosReply.search(list).envelope()) == nil)
        var extended = ExtendedMetadata(entry: .metadata(metadata))
        extended.browse = [ExtendedMetadata.Related(id: "x", type: "y")]
        extended.texts = [ExtendedMetadata.Related(id: "x", type: "y")]
        extended.play = RelatedPlay(id: "x", itemType: .album, title: "y")
        extended.actions = [
            SonosAction(id: "1", title: "2", kind: .openURL("https://a")),
            SonosAction(id: "1", title: "2", kind: .request(url: "u", method: "POST")),
        ]
        #expect(SchemaCheck.problem(with: SonosReply.getExtendedMetadata(extended).envelope()) == nil)
    }

    /// Some clients list what metadata holds, and take nothing but `true` and `false` for a truth value.
    @Test func theBarestItemsHaveMetadataAndWords() {
        let track = MediaMetadata(id: "a", title: "", mimeType: "audio/flac", content: .track(TrackMetadata(duration: 0)))
        let stream = MediaMetadata(id: "b", title: "", mimeType: "audio/flac", content: .stream(StreamMetadata()))
        let collection = MediaCollection(id: "c", itemType: .container, title: "\u{0}\u{B}\u{FFFF}")
        let list = MediaList(index: 0, total: 3, entries: [.metadata(track), .metadata(stream), .collection(collection)])
        let body = SonosReply.getMetadata(list).envelope()
        let text = String(buffer: body)
        #expect(SchemaCheck.problem(with: body) == nil)
        for name in ["trackMetadata", "streamMetadata", "dynamic", "httpHeaders", "relatedActions"] {
            #expect(!text.contains("<\(name)/>") && !text.contains("<\(name)></\(name)>"))
        }
        #expect(text.contains("<canPlay>false</canPlay>") && text.contains("<canSeek>true</canSeek>"))
        #expect(text.contains("<title>\u{FFFD}\u{FFFD}\u{FFFD}</title>"))
    }

    @Test(arguments: SOAPFault.Code.allCases)
    func faultsAreValid(_ code: SOAPFault.Code) {
        let token = code == .tokenRefreshRequired ? DeviceAuthToken(token: "a", privateKey: "b") : nil
        #expect(SchemaCheck.problem(with: SOAPFault(code, "why <not>", token: token).envelope()) == nil)
    }

    @Test func documentsAreValid() {
        let profile = Fixture.profile
        #expect(SchemaCheck.problem(with: profile.stringTables(), schema: "stringtable.xsd") == nil)
        #expect(SchemaCheck.problem(with: profile.presentationMap(), schema: "presentationmap.xsd") == nil)
    }
}
