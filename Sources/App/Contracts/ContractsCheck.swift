import ArgumentParser
import ScreenKit
import VersionService

/// `platform contracts check`: finds what would break the clients of a version.
struct ContractsCheck: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find what would break the clients of released versions.",
        discussion: """
            Ends with 0 where all is well, with 1 where clients would break or a contract is missing, with 3 where something that was \
            named does not exist.
            """)

    @OptionGroup var contracts: ContractOptions
    @OptionGroup var corpus: CorpusOptions

    func run() async throws {
        try await corpus.run { session in
            let folder = contracts.contracts
            let survey = session.survey
            let reports = try await survey.forEach(of: try session.versions(contracts.only)) { version in
                try await Self.report(on: version, in: folder, survey)
            }
            ContractReport.print(reports, asJSON: corpus.json)
            if reports.contains(where: \.isFinding) { throw CorpusFailure.findings }
        }
    }

    private static func report(
        on version: APIVersion, in folder: String, _ survey: ContractSurvey<some ScreenApp>
    ) async throws -> ContractReport {
        let file = ContractFile(of: version, in: folder)
        guard let frozen = try file.load() else { return ContractReport(version: version, path: file.path, outcome: .missing) }
        let changes = try await survey.changes(since: frozen, of: version)
        let outcome: ContractReport.Outcome = changes.isEmpty ? .unchanged : changes.contains(where: \.isBreaking) ? .broken : .grown
        return ContractReport(version: version, path: file.path, outcome: outcome, changes: changes)
    }
}
