import Database
import Foundation
import ScreenKit
import Screens
import TestSupport
import VersionService

/// The samples that contracts are frozen over: those of the app, over the catalogue that comes with the program.
struct ContractSamples {
    /// Made once, for all tests: nothing in it changes afterwards.
    static let shared = Task { try await ContractSamples() }

    let app: MusicApp
    let samples: [ScreenSample]
    let renderer: CorpusRenderer<MusicApp>
    let survey: ContractSurvey<MusicApp>
    private let folder: TemporaryFolder

    private init() async throws {
        folder = try TemporaryFolder()
        let records = try FileManager.default.contentsOfDirectory(
            at: Repository.root.appending(path: "Sources/App/Resources/catalogue"), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "ndjson" }.map(\.path).sorted()
        let writer = try CatalogDatabase(directory: folder.url.path, access: .readWrite)
        _ = try await CatalogImporter(writer).run(records.map { .file($0) })
        let catalog = try CatalogDatabase(directory: folder.url.path, access: .readOnly)
        let library = try LibraryDatabase(directory: folder.url.path)
        try await SampleListener.fill(library, from: catalog)
        app = MusicApp(catalog: catalog, library: library, speakers: SampleSpeakers())
        samples = try await app.samples()
        renderer = try CorpusRenderer(app, samples: samples, runsCommands: true)
        survey = ContractSurvey(
            renderer, manifest: try VersionManifest(parsing: Repository.bytes(of: "versions.json")), at: MusicFixture.now)
    }

    /// The contract a version was released with.
    static func frozen(_ version: APIVersion) throws -> Contract {
        try Contract(parsing: Repository.bytes(of: "contracts/\(version).json"))
    }
}
