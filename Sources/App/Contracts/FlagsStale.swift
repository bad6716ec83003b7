import ArgumentParser
import ScreenKit
import VersionService

/// `platform flags stale`: the features that could go.
struct FlagsStale: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stale",
        abstract: "List the features that could go, and why.",
        discussion: "Ends with 0 where there are none, with 1 where there are some.")

    @OptionGroup var corpus: CorpusOptions

    func run() async throws {
        try await corpus.run { session in
            let survey = FlagSurvey(
                session.renderer, versions: try session.survey.liveVersions(), definitions: session.manifest.features)
            let report = try await survey.staleFlags(at: .now)
            print(corpus.json ? report.literal.indentedText : report.description)
            if !report.flags.isEmpty { throw CorpusFailure.findings }
        }
    }
}
