import Database
import Foundation
import NIOCore
import ScreenKit
import Screens
import TestSupport
import Testing
import VersionService

extension MusicFixture {
    /// Imports the small catalogue of the tests.
    static func importFixture(into directory: String) async throws {
        let file = Repository.root.appending(path: "Tests/Support/Fixtures/catalogue.ndjson").path
        let catalog = try CatalogDatabase(directory: directory, access: .readWrite)
        _ = try await CatalogImporter(catalog).run([.file(file)])
    }

    /// The path of a case, with the fixture's things in place of their names.
    func path(_ example: Corpus.Case) async throws -> String {
        let things = SampleThings(catalog: catalog, library: library)
        return try #require(try await things.resolve(example.path), "the fixture has nothing for \(example.path)")
    }

    /// What a case comes to: its bytes, or why there is no such screen.
    func outcome(_ example: Corpus.Case, _ inputs: RenderInputs, _ recorder: ReadRecorder = ReadRecorder()) async throws -> String {
        var inputs = inputs
        inputs.user = inputs.user ?? example.user
        do {
            let document = try await rendering.document(path(example), inputs, recorder: recorder)
            return String(buffer: Rendering.bytes(document, version: APIVersion(number: 1)))
        } catch let error as ScreenError {
            return "\(error)"
        }
    }

    /// The screen of a case; nil where these features do not offer it.
    func documentIfOffered(_ example: Corpus.Case, _ inputs: RenderInputs) async throws -> ScreenDocument? {
        do {
            return try await rendering.document(path(example), inputs)
        } catch is ScreenError {
            return nil
        }
    }
}
