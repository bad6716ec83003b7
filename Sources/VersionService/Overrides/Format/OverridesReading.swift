/// What reading a document led to.
struct OverridesReading {
    /// What could be read, or `nil` where the document as a whole makes no sense.
    let overrides: Overrides?
    let damage: [OverrideDamage]
    /// Everything that is wrong, in the order of the file.
    let findings: [OverrideFinding]
    /// The document, if it is JSON.
    let document: JSONDocument?

    init(_ bytes: [UInt8]) {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes, limits: JSONLimits(size: OverrideLimits.size, depth: 16))
        } catch {
            let message = "this is not JSON: \(error.message)"
            findings = [
                OverrideFinding(
                    code: .structure, level: .error, message: message, pointer: JSONPointer(), flag: nil, override: nil,
                    position: error.position)
            ]
            (overrides, damage, self.document) = (nil, [], nil)
            return
        }
        var report = FindingReport(on: document, file: "")
        for duplicate in document.duplicateNames {
            report.add(
                .duplicateName, "`\(duplicate.pointer.tokens.last ?? "")` is here twice; keep one of them",
                at: duplicate.pointer, position: duplicate.position
            )
        }
        var decoder = OverridesDecoder(report: report)
        overrides = decoder.decode(document)
        damage = decoder.damage
        findings = decoder.structure.report.sorted.map { Self.finding($0) }
        self.document = document
    }

    private static func finding(_ finding: Finding) -> OverrideFinding {
        OverrideFinding(
            code: finding.code == .duplicateName ? .duplicateName : .structure, level: finding.level, message: finding.message,
            pointer: finding.pointer, flag: nil, override: nil, position: finding.position
        )
    }
}
