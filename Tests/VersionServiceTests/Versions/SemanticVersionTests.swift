import Testing

@testable import VersionService

@Suite struct SemanticVersionTests {
    @Test("three numbers are a version")
    func roundTrip() {
        #expect(SemanticVersion("1.4.0") == SemanticVersion(major: 1, minor: 4))
        #expect(SemanticVersion("0.0.0")?.description == "0.0.0")
        #expect(SemanticVersion("999999.1.20")?.major == 999_999)
    }

    @Test(
        "anything else is not",
        arguments: [
            "", "1", "1.4", "1.4.0.0", "1..0", ".1.0", "1.4.", "01.4.0", "1.04.0", "1.4.0-beta", "v1.4.0", "1000000.0.0", "-1.0.0", "1.4.x",
        ]
    )
    func refused(text: String) {
        #expect(SemanticVersion(text) == nil)
    }

    @Test("an app release may leave out the third number")
    func appReleases() {
        #expect(SemanticVersion(appRelease: "6.0") == SemanticVersion(major: 6, minor: 0))
        #expect(SemanticVersion(appRelease: "6.0.1") == SemanticVersion(major: 6, minor: 0, patch: 1))
        #expect(SemanticVersion(appRelease: "6") == nil)
    }

    @Test("versions are ordered by their numbers")
    func order() {
        #expect(SemanticVersion(major: 1, minor: 9) < SemanticVersion(major: 1, minor: 10))
        #expect(SemanticVersion(major: 1, minor: 9, patch: 9) < SemanticVersion(major: 2, minor: 0))
    }
}
