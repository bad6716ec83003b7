/// Checks a manifest, from its bytes to what its dates promise.
public enum ManifestLinter {
    /// Checks the contents of a file.
    ///
    /// Rules build on one another: what is not JSON has no structure, and features are only worked out from names and values that are
    /// right. So the findings are those of the first stage that has errors, and all of them if none has.
    ///
    /// Only warnings depend on the date. What could be served yesterday can be served today.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The name of the file, for messages.
    ///   - today: The moment by which things count as overdue.
    /// - Returns: The manifest, unless there are errors, and the findings in the order of the file.
    public static func lint(
        _ bytes: [UInt8],
        file: String,
        at today: Timestamp = .now
    ) -> (manifest: VersionManifest?, findings: [Finding]) {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes)
        } catch {
            return (nil, [finding(error, file: file)])
        }
        var report = FindingReport(on: document, file: file)
        for duplicate in document.duplicateNames {
            let name = duplicate.pointer.tokens.last ?? ""
            report.add(
                .duplicateName, "`\(name)` is here twice; keep one of them",
                at: duplicate.pointer, position: duplicate.position
            )
        }
        let manifest = check(document, report: &report, today: today)
        return (report.hasErrors ? nil : manifest, report.sorted)
    }

    private static func check(_ document: JSONDocument, report: inout FindingReport, today: Timestamp) -> VersionManifest? {
        var decoder = ManifestDecoder(report: report)
        let manifest = decoder.decode(document)
        report = decoder.structure.report
        guard let manifest else { return nil }

        var rules = ManifestRules(manifest, today: today, report: report)
        rules.checkNamesAndValues()
        if !rules.report.hasErrors {
            rules.checkResolvedFeatures()
        }
        report = rules.report
        return manifest
    }

    private static func finding(_ error: JSONSyntaxError, file: String) -> Finding {
        Finding(
            code: .structure, level: .error, message: "this is not JSON: \(error.message)",
            file: file, pointer: JSONPointer(), position: error.position
        )
    }
}
