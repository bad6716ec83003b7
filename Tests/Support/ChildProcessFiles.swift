import Foundation

/// The three files that stand for the standard streams of a child process.
struct ChildProcessFiles {
    let folder: URL
    var input: URL { folder.appendingPathComponent("stdin") }
    var output: URL { folder.appendingPathComponent("stdout") }
    var error: URL { folder.appendingPathComponent("stderr") }

    init(standardInput: Data) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("child-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try standardInput.write(to: input)
        try Data().write(to: output)
        try Data().write(to: error)
    }

    /// Opens the files as the standard streams of `process`.
    func attach(to process: Process) throws {
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
    }

    func text(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// Removes the files; a failure leaves something in the temporary folder and is of no consequence to the test.
    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }
}
