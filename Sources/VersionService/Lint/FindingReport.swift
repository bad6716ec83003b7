/// The findings about one document, as they are made.
struct FindingReport {
    /// Which part of an object member a finding is about.
    enum Part {
        case value, name
    }

    private(set) var findings: [Finding] = []
    private let document: JSONDocument
    private let file: String

    init(on document: JSONDocument, file: String) {
        self.document = document
        self.file = file
    }

    /// Whether something has been found that rules the document out.
    var hasErrors: Bool { findings.contains { $0.level == .error } }

    /// The findings in the order of the file.
    var sorted: [Finding] {
        findings.sorted { ($0.position, $0.code.rawValue, $0.message) < ($1.position, $1.code.rawValue, $1.message) }
    }

    /// Adds a finding about what `pointer` leads to.
    mutating func add(
        _ code: FindingCode,
        _ message: String,
        at pointer: JSONPointer,
        part: Part = .value,
        level: FindingLevel? = nil
    ) {
        add(code, message, at: pointer, position: document.position(of: pointer, ofName: part == .name), level: level)
    }

    /// Adds a finding about a place that its pointer does not tell from another.
    mutating func add(
        _ code: FindingCode,
        _ message: String,
        at pointer: JSONPointer,
        position: SourcePosition,
        level: FindingLevel? = nil
    ) {
        findings.append(
            Finding(code: code, level: level ?? code.level, message: message, file: file, pointer: pointer, position: position)
        )
    }
}
