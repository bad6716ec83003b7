import ScreenKit

/// The texts of a screen that lead nowhere, which a list has no place for.
enum ScreenText {
    /// Bytes of text that are sent at most.
    private static let limit = 16 << 10

    /// The header's description and every text-only component, a paragraph each.
    static func text(of document: ScreenDocument) -> String {
        var paragraphs = [document.header?.text.description].compactMap { $0 }
        for section in document.sections where !section.isFailed { collect(section.body, depth: 0, into: &paragraphs) }
        return cut(paragraphs.joined(separator: "\n\n"))
    }

    private static func collect(_ components: [Component], depth: Int, into paragraphs: inout [String]) {
        guard depth < 8 else { return }
        for component in components where component.events.tap.isEmpty && component.events.submit == nil {
            let texts = [component.text.title, component.text.subtitle, component.text.description].compactMap { $0 }
            if component.children.isEmpty, !texts.isEmpty { paragraphs.append(texts.joined(separator: "\n")) }
            collect(component.children, depth: depth + 1, into: &paragraphs)
        }
    }

    private static func cut(_ text: String) -> String {
        guard text.utf8.count > limit else { return text }
        return String(decoding: text.utf8.prefix(limit), as: UTF8.self)
    }
}
