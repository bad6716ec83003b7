import ScreenKit

/// A contract that is about to be frozen, and how it differs from the one that is there.
struct FreezePlan: Sendable {
    let contract: Contract
    let report: ContractReport

    /// The report once the contract has been written.
    var written: ContractReport {
        guard report.outcome != .unchanged else { return report }
        return ContractReport(version: report.version, path: report.path, outcome: .frozen, changes: report.changes)
    }
}
