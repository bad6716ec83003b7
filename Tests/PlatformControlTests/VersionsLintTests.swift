import TestSupport
import Testing

@Suite struct VersionsLintTests {
    private let platformctl: PlatformctlProcess

    init() throws {
        platformctl = try PlatformctlProcess()
    }

    @Test("versions.json is the file when none is named")
    func defaultFile() async throws {
        try platformctl.folder.write(ExampleManifest.good, to: "versions.json")
        let outcome = try await platformctl("versions", "lint")
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput.hasPrefix("versions.json:7:5: info: `layout` is grid in all 3 live versions"))
        #expect(outcome.standardError == "versions.json: 0 errors, 0 warnings, 1 note\n")
    }

    @Test("findings are one line each, in the order of the file")
    func textFormat() async throws {
        try platformctl.folder.write(ExampleManifest.bad, to: "bad.json")
        let outcome = try await platformctl("versions", "lint", "bad.json")
        #expect(outcome.exitCode == 1)
        try Golden("versions-lint.txt").verify(outcome.standardOutput)
        #expect(outcome.standardError == "bad.json: 1 error, 1 warning, 0 notes\n")
    }

    @Test("scripts get an array of objects")
    func jsonFormat() async throws {
        try platformctl.folder.write(ExampleManifest.bad, to: "bad.json")
        let outcome = try await platformctl("versions", "lint", "bad.json", "--format", "json")
        #expect(outcome.exitCode == 1)
        #expect(outcome.standardError == "")
        try Golden("versions-lint.json").verify(outcome.standardOutput)
    }

    @Test(
        "the level that fails can be chosen",
        arguments: [
            (ExampleManifest.good, "error", 0), (ExampleManifest.good, "warning", 0), (ExampleManifest.good, "info", 1),
            (ExampleManifest.overdue, "error", 0), (ExampleManifest.overdue, "warning", 1), (ExampleManifest.bad, "error", 1),
        ]
    )
    func failOn(manifest: String, level: String, exitCode: Int32) async throws {
        try platformctl.folder.write(manifest, to: "versions.json")
        #expect(try await platformctl("versions", "lint", "--fail-on", level).exitCode == exitCode)
    }

    @Test("a file that is not JSON is a finding, too")
    func brokenFile() async throws {
        try platformctl.folder.write(ExampleManifest.broken, to: "versions.json")
        let outcome = try await platformctl("versions", "lint")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.standardOutput == """
                versions.json:1:22: error: this is not JSON: the document ends where the name of a member is expected, in double quotes [V001]

                """
        )
    }

    @Test("a file that is not there is not found")
    func missingFile() async throws {
        let outcome = try await platformctl("versions", "lint", "nowhere.json")
        #expect(outcome.exitCode == 3)
        #expect(outcome.standardOutput == "")
        #expect(outcome.standardError == "there is no file nowhere.json\n")
    }

    @Test("the committed manifest passes")
    func committedManifest() async throws {
        let outcome = try await platformctl("versions", "lint", Repository.path(of: "versions.json"))
        #expect(outcome.exitCode == 0, "\(outcome)")
    }
}
