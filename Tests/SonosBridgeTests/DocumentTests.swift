import NIOCore
import ScreenKit
import SonosBridge
import Testing

@Suite("Documents")
struct DocumentTests {
    @Test func everyLanguageHasTheSameStrings() throws {
        let root = try XMLReader().read(Fixture.profile.stringTables().readableBytesView)
        #expect(root.children.map { $0.attribute("lang") } == ["en-US", "de-DE", "nl-NL"])
        let ids = root.children.map { $0.children.compactMap { $0.attribute("stringId") } }
        #expect(Set(ids).count == 1)
        #expect(ids[0].contains("ServicePromo") && ids[0].contains("Error5Message") && ids[0].contains("Error6Message"))
        #expect(root.children.allSatisfy { $0.children.allSatisfy { !$0.text.isEmpty } })
    }

    /// Players show `Error<N>Message` for a fault with that number, and fail where there is none.
    @Test(arguments: SOAPFault.Code.allCases)
    func everyNumberedFaultHasAMessageInEveryLanguage(_ code: SOAPFault.Code) throws {
        guard let number = SOAPFault(code, "").sonosError else { return }
        let tables = try XMLReader().read(Fixture.profile.stringTables().readableBytesView).children
        #expect(tables.count == 3)
        let messages = tables.map { table in
            table.children.first { $0.attribute("stringId") == "Error\(number)Message" }?.text
        }
        #expect(Set(messages.compactMap { $0 }).count == tables.count, "each in its own language: \(messages)")
    }

    @Test func theMapNamesEveryCategoryAndDisplayType() throws {
        let root = try XMLReader().read(Fixture.profile.presentationMap().readableBytesView)
        let categories = root.children[1].children[0].children[0].children
        #expect(categories.map { $0.attribute("mappedId") } == ["albums", "works"])
        #expect(categories.map(\.name) == ["Category", "CustomCategory"])
        #expect(root.children[2].children.map { $0.attribute("id") } == ["gridAlbums"])
    }

    @Test func textsOfTheProfileGoBeforeTheBridgesOwnAndTagsAreThosePlayersKnow() throws {
        var profile = Fixture.profile
        profile.languages = ["en", "fr", "en-GB", "eo"]
        profile.strings = ["link-account": ["en": "Join"], "own": ["en": "Own"]]
        let tables = try XMLReader().read(profile.stringTables().readableBytesView).children
        #expect(tables.map { $0.attribute("lang") } == ["en-US", "fr-FR", "en-GB", "eo"])
        let ids = tables[0].children.compactMap { $0.attribute("stringId") }
        #expect(Set(ids).count == ids.count)
        #expect(tables[0].children.first { $0.attribute("stringId") == "link-account" }?.text == "Join")
        #expect(ids.last == "own")
    }

    @Test func theManifestNamesTheOthers() {
        let strings = #""strings":{"version":"1.0","uri":"https://music.example/sonos/strings.xml"}"#
        let map = #""presentationMap":{"version":"1.0","uri":"https://music.example/sonos/presentationmap.xml"}"#
        #expect(String(buffer: Fixture.profile.manifest()) == "{\"schemaVersion\":\"1.0\",\(strings),\(map)}")
    }
}
