import Testing

@testable import VersionService

/// A manifest with one mistake, and the finding it has to lead to.
///
/// A ▶ in the text stands in front of the place the finding is about.
struct LintCase: CustomTestStringConvertible {
    let name: String
    let code: FindingCode
    let level: FindingLevel
    let pointer: String
    let manifest: MarkedText

    init(_ name: String, _ code: FindingCode, at pointer: String, level: FindingLevel? = nil, _ manifest: String) {
        self.name = name
        self.code = code
        self.level = level ?? code.level
        self.pointer = pointer
        self.manifest = MarkedText(manifest)
    }

    var testDescription: String { "\(code.rawValue) \(name)" }

    /// Checks that the linter finds this mistake, at its place, and nothing else that is as bad.
    func verify(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (parsed, findings) = ManifestLinter.lint(manifest.bytes, file: "test.json", at: ManifestText.today)
        let listing = findings.map(\.description).joined(separator: "\n")
        let relevant = findings.filter { $0.level >= level }
        #expect(relevant.count == 1, "\(listing)", sourceLocation: sourceLocation)
        let finding = try #require(relevant.first, sourceLocation: sourceLocation)
        #expect(finding.code == code, "\(listing)", sourceLocation: sourceLocation)
        #expect(finding.level == level, sourceLocation: sourceLocation)
        #expect(finding.pointer.description == pointer, "\(listing)", sourceLocation: sourceLocation)
        #expect(finding.position == manifest.position, "\(listing)", sourceLocation: sourceLocation)
        #expect((parsed == nil) == (level == .error), sourceLocation: sourceLocation)
    }
}
