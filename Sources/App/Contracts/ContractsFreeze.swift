import ArgumentParser
import ScreenKit
import VersionService

/// `platform contracts freeze`: writes down what a version sends.
struct ContractsFreeze: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "freeze",
        abstract: "Write down what versions send, for the day they are released.",
        discussion: """
            The contract of a released version stays as it is: what has grown since is frozen with --accept, what would break clients \
            only with --force and the reason why it does not. A version in beta is frozen when it is named, as often as it changes. \
            If one is refused, none is written.
            """)

    @OptionGroup var contracts: ContractOptions
    @OptionGroup var corpus: CorpusOptions

    @Flag(help: "Freeze changes that break no client.")
    var accept = false

    @Option(help: ArgumentHelp("Freeze changes that break clients, and say why that does no harm.", valueName: "why"))
    var force: String?

    func validate() throws {
        if let force, force.allSatisfy(\.isWhitespace) { throw ValidationError("--force needs a reason, which whoever reviews it reads.") }
    }

    func run() async throws {
        try await corpus.run { session in
            let folder = contracts.contracts
            let survey = session.survey
            let plans = try await survey.forEach(of: try session.versions(contracts.only)) { version in
                try await Self.plan(version, in: folder, survey)
            }
            let refused = plans.filter { !isAllowed($0, session.manifest) }
            guard refused.isEmpty else {
                ContractReport.print(refused.map(\.report), asJSON: corpus.json)
                throw refuse(refused)
            }
            for plan in plans where plan.report.outcome != .unchanged {
                try ContractFile(of: plan.report.version, in: folder).write(plan.contract)
            }
            ContractReport.print(plans.map(\.written), asJSON: corpus.json)
        }
    }

    private static func plan(
        _ version: APIVersion, in folder: String, _ survey: ContractSurvey<some ScreenApp>
    ) async throws -> FreezePlan {
        let file = ContractFile(of: version, in: folder)
        let frozen = try file.load()
        let present = try await survey.contract(of: version)
        guard let frozen else {
            return FreezePlan(contract: present.contract, report: ContractReport(version: version, path: file.path, outcome: .missing))
        }
        let changes = survey.changes(since: frozen, in: present, of: version)
        let outcome: ContractReport.Outcome =
            changes.contains(where: \.isBreaking) ? .broken : frozen == present.contract ? .unchanged : .grown
        return FreezePlan(
            contract: present.contract, report: ContractReport(version: version, path: file.path, outcome: outcome, changes: changes))
    }

    private func isAllowed(_ plan: FreezePlan, _ manifest: VersionManifest) -> Bool {
        switch plan.report.outcome {
        case _ where manifest[plan.report.version]?.status == .beta: true
        case .grown: accept || force != nil
        case .broken: force != nil
        default: true
        }
    }

    private func refuse(_ plans: [FreezePlan]) -> ExitCode {
        let isBroken = plans.contains { $0.report.outcome == .broken }
        let way = isBroken ? "if no client can notice, --force 'WHY' freezes it all the same" : "--accept freezes what has grown"
        return CommandFailure.report("platform: nothing was frozen, because released versions have contracts that differ; \(way)")
    }
}
