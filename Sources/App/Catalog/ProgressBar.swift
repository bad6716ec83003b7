import Database
import Foundation
import Synchronization

/// Shows on a terminal how far an import has come; shows nothing where nobody looks, as in a pipe or a log.
final class ProgressBar: Sendable {
    private static let width = 30

    private let isTerminal: Bool
    /// What is on the line now.
    private let shown = Mutex("")

    init() {
        isTerminal = isatty(STDERR_FILENO) == 1
    }

    func show(_ progress: CatalogImportProgress) {
        guard isTerminal else { return }
        draw(Self.line(progress))
    }

    /// Removes the bar.
    func clear() {
        draw("")
    }

    private func draw(_ line: String) {
        shown.withLock { shown in
            guard line != shown else { return }
            // Back to the beginning of the line, the new text, and the rest of the old one deleted.
            FileHandle.standardError.write(Data("\r\(line)\u{1B}[K".utf8))
            shown = line
        }
    }

    private static func line(_ progress: CatalogImportProgress) -> String {
        guard case .reading = progress.phase else { return "\(progress.records) records read, indexing …" }
        guard let total = progress.totalBytes, total > 0 else { return "\(progress.records) records read" }
        let share = min(1, Double(progress.bytes) / Double(total))
        let filled = Int(share * Double(width))
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
        return "[\(bar)] \(Int(share * 100)) %"
    }
}
