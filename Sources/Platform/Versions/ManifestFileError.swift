/// Why versions.json cannot be used, a line for each finding.
package struct ManifestFileError: Error, CustomStringConvertible {
    package let findings: [String]

    init(_ findings: [String]) {
        self.findings = findings
    }

    package var description: String { findings.joined(separator: "\n") }
}
