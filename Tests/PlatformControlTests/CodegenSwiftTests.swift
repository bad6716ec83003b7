import TestSupport
import Testing

@Suite struct CodegenSwiftTests {
    private let platformctl: PlatformctlProcess

    init() throws {
        platformctl = try PlatformctlProcess()
        try platformctl.folder.write(ExampleManifest.good, to: "versions.json")
    }

    @Test("a file is written, found up to date, and found out of date")
    func lifeOfAFile() async throws {
        #expect(try await check("F.swift") == 1)

        let written = try await platformctl("codegen", "swift", "--output", "F.swift")
        #expect((written.exitCode, written.standardOutput, written.standardError) == (0, "", "wrote F.swift\n"))
        #expect(try platformctl.folder.text(of: "F.swift").contains("public static var pageSize: Feature<Int>"))
        #expect(try await check("F.swift") == 0)

        let again = try await platformctl("codegen", "swift", "--output", "F.swift")
        #expect((again.exitCode, again.standardError) == (0, "F.swift is up to date\n"))

        try platformctl.folder.write(ExampleManifest.good.replacing("pageSize", with: "pageLength"), to: "versions.json")
        let outdated = try await platformctl("codegen", "swift", "--output", "F.swift", "--check")
        #expect(outdated.exitCode == 1)
        #expect(
            outdated.standardError == """
                F.swift:52: differs from what versions.json generates; write it anew with `platformctl codegen swift`

                """
        )
    }

    @Test("the source can go to standard output")
    func standardOutput() async throws {
        let printed = try await platformctl("codegen", "swift", "--manifest", "versions.json", "--output", "-")
        _ = try await platformctl("codegen", "swift", "--output", "F.swift")
        #expect(printed.exitCode == 0)
        #expect(try platformctl.folder.text(of: "F.swift") == printed.standardOutput)
        #expect(try await check("-") == 64)
    }

    @Test("what cannot be generated is refused")
    func refusals() async throws {
        try platformctl.folder.write(ExampleManifest.bad, to: "bad.json")
        #expect(try await platformctl("codegen", "swift", "--manifest", "bad.json", "--output", "F.swift").exitCode == 6)
        #expect(try await platformctl("codegen", "swift", "--manifest", "nowhere.json", "--output", "F.swift").exitCode == 3)
        try platformctl.folder.write(ExampleManifest.good.replacing("favorites", with: "self"), to: "self.json")
        let unusable = try await platformctl("codegen", "swift", "--manifest", "self.json", "--output", "F.swift")
        #expect(unusable.exitCode == 6)
        #expect(unusable.standardError.hasPrefix("self.json: `self` cannot be generated"))
        let unwritable = try await platformctl("codegen", "swift", "--output", "no/such/folder/F.swift")
        #expect(unwritable.exitCode == 70)
        #expect(unwritable.standardError == "no/such/folder/F.swift cannot be written: No such file or directory\n")
    }

    @Test("the committed source is up to date")
    func committedSource() async throws {
        let outcome = try await platformctl(
            "codegen", "swift", "--check",
            "--manifest", Repository.path(of: "versions.json"),
            "--output", Repository.path(of: "Sources/Screens/Features.generated.swift")
        )
        #expect(outcome.exitCode == 0, "\(outcome)")
    }

    private func check(_ output: String) async throws -> Int32 {
        try await platformctl("codegen", "swift", "--output", output, "--check").exitCode
    }
}
