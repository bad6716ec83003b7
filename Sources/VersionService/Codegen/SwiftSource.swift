/// Swift source being written, with the indentation of nested blocks.
struct SwiftSource {
    private(set) var text = ""
    private var depth = 0

    /// The column after which a comment goes on in the next line; the same as in `.swift-format`.
    private static let lineLength = 140

    mutating func line(_ line: String) {
        text += String(repeating: " ", count: depth * 4) + line + "\n"
    }

    mutating func blankLine() {
        text += "\n"
    }

    /// Writes a declaration with what is between its braces.
    mutating func block(_ head: String, _ body: (inout SwiftSource) -> Void) {
        line("\(head) {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// Writes a documentation comment: the first sentence, then the rest and the details as paragraphs of their own.
    mutating func documentation(_ description: String, details: String? = nil) {
        let (summary, discussion) = Self.sentences(of: description)
        let paragraphs = [summary, discussion, details].compactMap(\.self).filter { !$0.isEmpty }
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { line("///") }
            for wrapped in wrap(paragraph) { line("/// \(wrapped)") }
        }
    }

    /// Takes the first sentence apart from the others, with a full stop at the end of both.
    private static func sentences(of description: String) -> (first: String, rest: String) {
        let words = description.split(whereSeparator: \.isWhitespace)
        let end = words.firstIndex { $0.hasSuffix(".") }.map { $0 + 1 } ?? words.count
        return (sentence(words[..<end]), sentence(words[end...]))
    }

    private static func sentence(_ words: some Sequence<Substring>) -> String {
        let text = words.joined(separator: " ")
        return text.isEmpty || text.hasSuffix(".") ? text : text + "."
    }

    /// Breaks a paragraph into lines that fit behind the comment marker at the present depth.
    private func wrap(_ paragraph: String) -> [String] {
        let width = Self.lineLength - depth * 4 - 4
        var lines: [String] = []
        for word in paragraph.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
