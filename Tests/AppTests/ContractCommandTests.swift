import Foundation
import TestSupport
import Testing

@Suite("platform contracts, screens and flags")
struct ContractCommandTests {
    private func run(_ arguments: String...) async throws -> ChildProcess.Outcome {
        try await ChildProcess(
            BuiltProducts.executable("platform"), workingDirectory: Repository.root, timeLimit: .seconds(120)
        ).run(arguments)
    }

    /// A folder with the third version's contract, without one type of component.
    private func foreignContract() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let text = try Repository.text(of: "contracts/v3.json").replacingOccurrences(of: #""core.notice": {"#, with: #""core.other": {"#)
        try folder.write(text, to: "v3.json")
        return folder
    }

    @Test("a version that sends what it was frozen with is well")
    func unchanged() async throws {
        let outcome = try await run("contracts", "check", "--version", "v3", "--version", "v1")
        #expect(outcome.exitCode == 0, "\(outcome)")
        #expect(outcome.standardOutput == "v3: as frozen\nv1: as frozen\n")
    }

    @Test("a break is named with its rule, screen and place, and is not frozen over")
    func broken() async throws {
        let folder = try foreignContract()
        let before = try folder.text(of: "v3.json")
        let check = try await run("contracts", "check", "--version", "v3", "--contracts", folder.url.path)
        #expect(check.exitCode == 1, "\(check)")
        #expect(check.standardOutput.contains("C001 breaking v3: clients cannot draw the component core.notice"), "\(check)")
        #expect(check.standardOutput.contains(" at /sections/0/body/0"), "\(check)")
        let freeze = try await run("contracts", "freeze", "--version", "v3", "--contracts", folder.url.path, "--accept")
        #expect(freeze.exitCode == 1, "\(freeze)")
        #expect(try folder.text(of: "v3.json") == before)
        let forced = try await run(
            "contracts", "freeze", "--version", "v3", "--contracts", folder.url.path, "--force", "core.other was never released")
        #expect(forced.exitCode == 0, "\(forced)")
        #expect(try folder.text(of: "v3.json") == Repository.text(of: "contracts/v3.json"))
    }

    @Test("a contract that is missing is a finding, and freezing writes it")
    func missing() async throws {
        let folder = try TemporaryFolder()
        let check = try await run("contracts", "check", "--version", "v1", "--contracts", folder.url.path, "--json")
        #expect(check.exitCode == 1, "\(check)")
        #expect(check.standardOutput.contains(#""outcome": "missing""#), "\(check)")
        let freeze = try await run("contracts", "freeze", "--version", "v1", "--contracts", folder.url.path)
        #expect(freeze.exitCode == 0, "\(freeze)")
        #expect(try folder.text(of: "v1.json") == Repository.text(of: "contracts/v1.json"))
    }

    @Test("a difference between two versions names the feature that makes it")
    func diff() async throws {
        let differing = try await run("screens", "diff", "/about", "--from", "v3", "--to", "v7")
        #expect(differing.exitCode == 1, "\(differing)")
        #expect(differing.standardOutput.contains("deprecated (true → false)"), "\(differing)")
        let same = try await run("screens", "diff", "/about", "--from", "v7", "--to", "v7", "--json")
        #expect(same.exitCode == 0, "\(same)")
        #expect(same.standardOutput.contains(#""differences": []"#), "\(same)")
    }

    @Test(
        "what does not exist is told apart from what is wrong",
        arguments: [
            (["contracts", "check", "--version", "v99"], 3, "v99"),
            (["contracts", "check", "--versions", "nowhere.json"], 3, "nowhere.json"),
            (["contracts", "check", "--catalogue", "nowhere"], 3, "nowhere"),
            (["contracts", "check", "--version", "seven"], 64, "seven"),
            (["contracts", "freeze", "--force", " "], 64, "reason"),
            (["screens", "diff", "/nowhere", "--from", "v3", "--to", "v7"], 3, "/nowhere"),
            (["screens", "diff", "about", "--from", "v3", "--to", "v7"], 64, "slash"),
            (["screens", "diff", "/albums/none", "--from", "v3", "--to", "v7"], 3, "/albums/none"),
            (["flags", "impact", "nothing"], 3, "nothing"),
        ] as [([String], Int32, String)])
    func mistakes(arguments: [String], code: Int32, text: String) async throws {
        let outcome = try await ChildProcess(
            BuiltProducts.executable("platform"), workingDirectory: Repository.root, timeLimit: .seconds(60)
        ).run(arguments)
        #expect(outcome.exitCode == code, "\(outcome)")
        #expect(outcome.standardError.contains(text), "\(outcome)")
        #expect(outcome.standardOutput.isEmpty, "\(outcome)")
    }
}
