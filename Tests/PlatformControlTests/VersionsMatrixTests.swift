import TestSupport
import Testing

@Suite struct VersionsMatrixTests {
    private let platformctl: PlatformctlProcess

    init() throws {
        platformctl = try PlatformctlProcess()
        try platformctl.folder.write(ExampleManifest.good, to: "versions.json")
    }

    @Test("the matrix is written in three formats", arguments: [("table", "txt"), ("json", "json"), ("csv", "csv")])
    func formats(format: String, fileExtension: String) async throws {
        let outcome = try await platformctl("versions", "matrix", "--format", format)
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardError == "")
        try Golden("versions-matrix.\(fileExtension)").verify(outcome.standardOutput)
    }

    @Test("one version can be looked at")
    func singleVersion() async throws {
        let outcome = try await platformctl("versions", "matrix", "versions.json", "--version", "v2", "--format", "csv")
        #expect(outcome.standardOutput == "feature,v2\nfavorites,true\npageSize,100\nlayout,grid\ndeprecated,false\n(status),current\n")
    }

    @Test("a version that does not exist is not found; what is no version is wrong usage")
    func unknownVersion() async throws {
        let unknown = try await platformctl("versions", "matrix", "--version", "v9")
        #expect(unknown.exitCode == 3)
        #expect(unknown.standardError == "versions.json has no version v9; it has v1, v2, v3\n")
        #expect(try await platformctl("versions", "matrix", "--version", "9").exitCode == 64)
    }

    @Test("a manifest with errors is refused with all of them")
    func refusedManifest() async throws {
        try platformctl.folder.write(ExampleManifest.bad, to: "bad.json")
        let outcome = try await platformctl("versions", "matrix", "bad.json")
        #expect(outcome.exitCode == 6)
        #expect(outcome.standardOutput == "")
        #expect(
            outcome.standardError == """
                bad.json has 1 error
                bad.json:15:86: error: `true` is not a value of `pageSize`, which is integer [V005 /versions/2/set/pageSize]

                """
        )
    }
}
