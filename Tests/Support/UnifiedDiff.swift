/// The lines in which two texts differ, in the unified format of `diff -u`.
public struct UnifiedDiff: CustomStringConvertible {
    private enum Line {
        case same(Substring)
        case removed(Substring)
        case added(Substring)

        var isSame: Bool {
            if case .same = self { true } else { false }
        }

        var text: String {
            switch self {
            case .same(let line): " \(line)"
            case .removed(let line): "-\(line)"
            case .added(let line): "+\(line)"
            }
        }
    }

    private let header: String
    private let lines: [Line]
    private let context: Int

    /// Compares two texts line by line.
    ///
    /// - Parameters:
    ///   - context: How many equal lines are shown around a difference.
    public init(from old: String, to new: String, fromName: String, toName: String, context: Int = 3) {
        header = "--- \(fromName)\n+++ \(toName)"
        lines = Self.merge(Self.split(old), Self.split(new))
        self.context = context
    }

    /// The lines of a text, split by scalars: to Swift a carriage return and a line feed are one character.
    private static func split(_ text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    }

    public var description: String {
        hunks.reduce(header) { "\($0)\n\(text(of: $1))" }
    }

    /// Interleaves both texts, each line marked as common, removed or added.
    private static func merge(_ old: [Substring], _ new: [Substring]) -> [Line] {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        // By bytes: texts that only Unicode calls equal are different texts here.
        for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(.removed(old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                lines.append(.added(new[newIndex]))
                newIndex += 1
            } else {
                lines.append(.same(old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return lines
    }

    /// The ranges of lines worth showing: every difference with its context, joined where they touch.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where !lines[index].isSame {
            let lower = max(0, index - context)
            let upper = min(lines.count, index + context + 1)
            if let last = hunks.last, lower <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<upper
            } else {
                hunks.append(lower..<upper)
            }
        }
        return hunks
    }

    private func text(of hunk: Range<Int>) -> String {
        let before = lines[..<hunk.lowerBound]
        let oldStart = before.count { if case .added = $0 { false } else { true } } + 1
        let newStart = before.count { if case .removed = $0 { false } else { true } } + 1
        let oldCount = lines[hunk].count { if case .added = $0 { false } else { true } }
        let newCount = lines[hunk].count { if case .removed = $0 { false } else { true } }
        return (["@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@"] + lines[hunk].map(\.text)).joined(separator: "\n")
    }
}
