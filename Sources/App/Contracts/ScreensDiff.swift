import ArgumentParser
import ScreenKit
import Screens
import VersionService

/// `platform screens diff`: how a screen differs between two versions, and which features make it differ.
struct ScreensDiff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show how a screen differs between two versions, and which features make it differ.",
        discussion: "Ends with 0 where the screens are the same, with 1 where they differ, with 3 where there is no such screen.")

    @Argument(help: ArgumentHelp("The screen's path below the version, such as /home.", valueName: "path"))
    var path: String

    @Option(name: .customLong("from"), help: ArgumentHelp("A version.", valueName: "version"), transform: ContractOptions.version)
    var old: APIVersion

    @Option(name: .customLong("to"), help: ArgumentHelp("A version.", valueName: "version"), transform: ContractOptions.version)
    var new: APIVersion

    @Flag(help: "Look at it as a made-up listener who has kept something.")
    var signedIn = false

    @OptionGroup var corpus: CorpusOptions

    func validate() throws {
        guard path.hasPrefix("/") else { throw ValidationError("The path must begin with a slash, as in /home.") }
    }

    func run() async throws {
        try await corpus.run { session in
            let sample = ScreenSample(path, path, user: signedIn ? SampleListener.user : nil)
            let (old, new) = (try session.version(old), try session.version(new))
            try await checkExistence(of: sample, in: [old, new], session.renderer)
            let report = try await session.renderer.blame(sample, from: old, to: new)
            print(corpus.json ? report.literal.indentedText : report.description)
            if !report.findings.isEmpty { throw CorpusFailure.findings }
        }
    }

    /// A screen that no version has is nothing to compare.
    private func checkExistence(
        of sample: ScreenSample, in versions: [RenderingVersion], _ renderer: CorpusRenderer<MusicApp>
    ) async throws {
        var isMissing = true
        for version in versions {
            switch await renderer.render(sample, as: version).answer {
            case .failed(let reason): throw CorpusFailure.notFound("\(path): \(reason)")
            case .refused(.notFound, _), .refused(.invalidRequest, _): continue
            default: isMissing = false
            }
        }
        guard isMissing else { return }
        throw CorpusFailure.notFound("\(path): neither version has such a screen; its things must be in the catalogue \(corpus.catalogue)")
    }
}
