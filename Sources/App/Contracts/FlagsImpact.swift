import ArgumentParser
import ScreenKit
import VersionService

/// `platform flags impact`: which screens read a feature, and what its other values change.
struct FlagsImpact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "impact",
        abstract: "Show which screens read a feature, and what its other values change.",
        discussion: "Ends with 0 where nothing would change, with 1 where something would, with 3 where there is no such feature.")

    @Argument(help: ArgumentHelp("The feature, such as favorites.", valueName: "feature"))
    var feature: String

    @OptionGroup var corpus: CorpusOptions

    func run() async throws {
        try await corpus.run { session in
            guard session.manifest.feature(named: feature) != nil else {
                let names = session.manifest.features.map(\.name).sorted().joined(separator: ", ")
                throw CorpusFailure.notFound("there is no feature '\(feature)'; there are \(names)")
            }
            let survey = FlagSurvey(
                session.renderer, versions: try session.survey.liveVersions(), definitions: session.manifest.features)
            let impact = try await survey.impact(of: feature)
            print(corpus.json ? impact.literal.indentedText : impact.description)
            if !impact.effects.isEmpty { throw CorpusFailure.findings }
        }
    }
}
