import ArgumentParser
import VersionService

/// Checks a manifest and lists what is wrong with it.
struct VersionsLint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks a manifest.",
        discussion: """
            The rules and their codes are explained in docs/versions.md.

            Exits with 1 when something is found at the level of --fail-on or above.
            """
    )

    /// How findings are written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: "The manifest to check.")
    var file = ManifestFile.defaultPath

    @Option(help: "How to write what is found.")
    var format = Format.text

    @Option(help: ArgumentHelp("The lowest level that makes the check fail.", valueName: "level"))
    var failOn = FindingLevel.error

    func run() throws {
        let bytes = try TextFile(file).read()
        let findings = ManifestLinter.lint(bytes, file: file).findings
        switch format {
        case .text:
            for finding in findings { print(finding) }
            StandardError.write(summary(of: findings))
        case .json:
            print(JSONOutput.array(findings.map(\.json)).text)
        }
        if findings.contains(where: { $0.level >= failOn }) {
            throw ExitCode.findings
        }
    }

    private func summary(of findings: [Finding]) -> String {
        let counts = FindingLevel.allCases.reversed().map { level in
            (level, findings.count { $0.level == level })
        }
        return "\(file): " + counts.map { "\($1) \($0.name(count: $1))" }.joined(separator: ", ")
    }
}

extension FindingLevel {
    fileprivate func name(count: Int) -> String {
        switch self {
        case .info: count == 1 ? "note" : "notes"
        case .warning: count == 1 ? "warning" : "warnings"
        case .error: count == 1 ? "error" : "errors"
        }
    }
}

extension Finding {
    fileprivate var json: JSONOutput {
        .object([
            ("code", .string(code.rawValue)), ("level", .string(level.rawValue)), ("message", .string(message)),
            ("file", .string(file)), ("pointer", .string(pointer.description)), ("line", .integer(line)), ("column", .integer(column)),
        ])
    }
}
