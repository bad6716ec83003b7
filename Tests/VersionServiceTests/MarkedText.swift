@testable import VersionService

/// A text with a ▶ in front of the place a test is about.
struct MarkedText {
    let text: String
    let position: SourcePosition

    init(_ marked: String) {
        let parts = marked.split(separator: "▶", maxSplits: 1, omittingEmptySubsequences: false)
        text = parts.joined()
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        position = SourcePosition(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    }

    var bytes: [UInt8] { Array(text.utf8) }
}
