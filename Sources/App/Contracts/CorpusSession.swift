import ScreenKit
import Screens
import VersionService

/// What the commands on samples work with: the versions, the app, and its samples.
struct CorpusSession {
    let manifest: VersionManifest
    let renderer: CorpusRenderer<MusicApp>
    let survey: ContractSurvey<MusicApp>
    /// Kept as long as the stores are used.
    private let store: CorpusStore

    init(_ options: CorpusOptions) async throws {
        manifest = try options.manifest()
        store = try await CorpusStore(catalogue: options.dataFolder)
        renderer = try CorpusRenderer(store.app, samples: await store.app.samples(), runsCommands: true)
        survey = ContractSurvey(renderer, manifest: manifest)
    }

    /// The version of that name.
    ///
    /// - Throws: ``CorpusFailure/notFound(_:)`` when the file has none, or the program was not compiled for the file.
    func version(_ id: APIVersion) throws -> RenderingVersion {
        guard manifest[id] != nil else {
            throw CorpusFailure.notFound("there is no version \(id); there are \(Self.list(manifest.versions.map(\.id)))")
        }
        return try survey.version(id)
    }

    /// The versions that were named, or all released ones.
    func versions(_ named: [APIVersion]) throws -> [APIVersion] {
        for id in named { _ = try version(id) }
        return named.isEmpty ? survey.released : named
    }

    private static func list(_ versions: [APIVersion]) -> String { versions.map(\.description).joined(separator: ", ") }
}
