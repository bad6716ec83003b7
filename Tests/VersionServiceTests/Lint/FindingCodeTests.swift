import TestSupport
import Testing

@testable import VersionService

@Suite struct FindingCodeTests {
    @Test("docs/versions.md lists every rule with its code and level", arguments: FindingCode.allCases)
    func documentation(code: FindingCode) throws {
        let lines = try Repository.text(of: "docs/versions.md").split(separator: "\n").map(String.init)
        #expect(lines.contains("| \(code.rawValue) | \(code.level) | \(code.rule) |"))
    }

    @Test("codes count up without gaps")
    func codes() {
        #expect(FindingCode.allCases.map(\.rawValue) == (0...19).map { "V0\($0 < 10 ? "0" : "")\($0)" })
    }
}
