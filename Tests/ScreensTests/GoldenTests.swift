import Foundation
import NIOCore
import ScreenKit
import Screens
import TestSupport
import Testing
import VersionService

@Suite("Golden screens")
struct GoldenTests {
    @Test("every screen in every version is as it was", arguments: Corpus.cases)
    func screens(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        var mismatches: [String] = []
        var previous: (text: String, version: APIVersion)?
        for version in fixture.versions {
            let text = try await text(of: example, version, fixture)
            // What a version does not change is not kept twice; what it does change stands out.
            let golden = previous.flatMap { $0.text == text ? "the same as in \($0.version)\n" : nil } ?? text
            previous = (text, version.id)
            do {
                try Golden("\(version.id)/\(example.fileName).json").verify(golden)
            } catch {
                mismatches.append("\(error)")
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches.joined(separator: "\n"))")
    }

    @Test("the home screen in other languages is as it was", arguments: ["de", "nl"])
    func languages(locale: String) async throws {
        let fixture = try await MusicFixture.shared.value
        let version = try #require(fixture.versions.last)
        let inputs = try fixture.inputs(version, locale: LanguageTag(rawValue: locale))
        let document = try await fixture.rendering.document("/home", inputs)
        let bytes = Rendering.bytes(document, version: version.id, locale: LanguageTag(rawValue: locale))
        try Golden("\(version.id)/home-\(locale).json").verify(PrettyJSON.text(bytes))
    }

    @Test("what a retired version shows is as it was", arguments: [1, 2])
    func retired(number: Int) async throws {
        let fixture = try await MusicFixture.shared.value
        let version = try #require(fixture.versions.first { $0.id.number == number && $0.status == .retired })
        let context = ScreenContext(try fixture.inputs(version))
        let document = fixture.rendering.app.retiredScreen(version.notice, path: "home", context)
        var check = CatalogueCheck(fixture.rendering.app.components, for: Capabilities(version.capability))
        check.check(document)
        #expect(check.violations == [])
        try Golden("\(version.id)/retired.json").verify(PrettyJSON.text(Rendering.bytes(document, version: version.id)))
    }

    private func text(of example: Corpus.Case, _ version: VersionDefinition, _ fixture: MusicFixture) async throws -> String {
        let inputs = try fixture.inputs(version, user: example.user)
        do {
            let document = try await fixture.rendering.document(fixture.path(example), inputs, notice: version.notice)
            // The listener's playlist has an identifier of its own at every run.
            return PrettyJSON.text(Rendering.bytes(document, version: version.id))
                .replacingOccurrences(of: fixture.playlistID, with: "u-playlist")
                .replacingOccurrences(of: "/\(version.id)/", with: "/v{n}/")
                .replacingOccurrences(of: #""apiVersion": "\#(version.id)""#, with: #""apiVersion": "v{n}""#)
        } catch let error as ScreenError {
            return "\(error)\n".replacingOccurrences(of: fixture.playlistID, with: "u-playlist")
        }
    }
}
