import ScreenKit
import VersionService

/// What became of the contract of one version.
struct ContractReport: Sendable {
    enum Outcome: String, Sendable {
        case unchanged, grown, broken, missing
        /// Written, by `contracts freeze`.
        case frozen
    }

    let version: APIVersion
    let path: String
    let outcome: Outcome
    var changes: [ContractChange] = []

    /// Whether clients may break, or nobody can tell.
    var isFinding: Bool { outcome == .broken || outcome == .missing }
    private var breaking: Int { changes.count(where: \.isBreaking) }

    /// The report for programs.
    var literal: JSONLiteral {
        [
            "version": .string(version.description), "outcome": .string(outcome.rawValue), "contract": .string(path),
            "breaking": .integer(breaking), "changes": .array(changes.map(\.literal)),
        ]
    }

    /// The report for people: a line, and the changes below it.
    var text: String {
        let summary =
            switch outcome {
            case .unchanged: "as frozen"
            case .grown: "\(Self.count(changes.count, "change")), none of which breaks clients"
            case .broken: "\(Self.count(changes.count, "change")), \(breaking) breaking"
            case .missing: "there is no \(path); write it with `platform contracts freeze --version \(version)`"
            case .frozen: "frozen in \(path)"
            }
        return (["\(version): \(summary)"] + changes.map { "  " + Self.indented($0.description) }).joined(separator: "\n")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
    }

    /// Prints what became of several contracts.
    static func print(_ reports: [ContractReport], asJSON: Bool) {
        if asJSON {
            let value: JSONLiteral = [
                "findings": .integer(reports.count(where: \.isFinding)), "versions": .array(reports.map(\.literal)),
            ]
            Swift.print(value.indentedText)
        } else {
            for report in reports { Swift.print(report.text) }
        }
    }
}
