public import Foundation

/// A text kept in a file next to the tests, which a test's output has to equal byte for byte.
///
/// Goldens are recorded only on request: with `RECORD_GOLDENS=1` in the environment a golden that is missing or different is written,
/// and the test fails all the same, so that a recording run can never be mistaken for a passing one.
public struct Golden: Sendable {
    /// Why a text was not accepted; its description says what differs and what to do.
    public struct Mismatch: Error, CustomStringConvertible {
        public let description: String
    }

    /// The file that holds the accepted text.
    public let file: URL

    /// The golden `name` in the `Goldens` folder beside the source file of the test.
    public init(_ name: String, beside sourceFile: StaticString = #filePath) {
        self.init(file: URL(fileURLWithPath: "\(sourceFile)").deletingLastPathComponent().appendingPathComponent("Goldens/\(name)"))
    }

    /// The golden kept in `file`.
    public init(file: URL) {
        self.file = file
    }

    /// Accepts `actual` when it equals the golden.
    ///
    /// - Throws: ``Mismatch`` with a unified diff when it differs, when there is no golden yet, and when one has just been recorded.
    public func verify(_ actual: String) throws {
        let expected = try? String(contentsOf: file, encoding: .utf8)
        if let expected, Array(expected.utf8) == Array(actual.utf8) {
            return
        }
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try record(actual)
            throw Mismatch(description: "recorded \(file.path): read it, then run again without RECORD_GOLDENS")
        }
        guard let expected else {
            throw Mismatch(description: "there is no golden \(file.path): record it with RECORD_GOLDENS=1")
        }
        let diff = UnifiedDiff(from: expected, to: actual, fromName: file.lastPathComponent, toName: "this run")
        throw Mismatch(description: "\(file.path) differs (record it with RECORD_GOLDENS=1 if this run is right):\n\(diff)")
    }

    private func record(_ text: String) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
