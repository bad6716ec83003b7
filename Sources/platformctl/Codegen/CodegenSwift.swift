import ArgumentParser
import VersionService

/// Writes the typed keys of a manifest's features.
struct CodegenSwift: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift",
        abstract: "Writes the typed keys of the features in Swift.",
        discussion: "With --check nothing is written; the command exits with 1 when the file is not what would be written."
    )

    @Option(help: ArgumentHelp("The manifest to read.", valueName: "file"))
    var manifest = ManifestFile.defaultPath

    @Option(help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
    var output = "Sources/Screens/Features.generated.swift"

    @Flag(help: "Compare with the file instead of writing it.")
    var check = false

    func validate() throws {
        if check && output == "-" {
            throw ValidationError("--check compares with a file; it cannot be used with --output -.")
        }
    }

    func run() throws {
        let source = try generate()
        if output == "-" {
            print(source, terminator: "")
        } else if check {
            try compare(source)
        } else {
            try write(source)
        }
    }

    private func generate() throws -> String {
        let manifestFile = ManifestFile(manifest)
        do {
            return try FeatureCodeGenerator(try manifestFile.load(), file: manifestFile.name).generate()
        } catch let error as FeatureCodeError {
            throw ExitCode.refused("\(manifest): \(error)")
        }
    }

    private func compare(_ source: String) throws {
        let file = TextFile(output)
        guard file.exists else {
            throw ExitCode.differences("\(output) does not exist; write it with `platformctl codegen swift`")
        }
        let written = String(decoding: try file.read(), as: UTF8.self)
        if let line = Self.firstDifference(between: written, and: source) {
            throw ExitCode.differences(
                "\(output):\(line): differs from what \(manifest) generates; write it anew with `platformctl codegen swift`"
            )
        }
        StandardError.write("\(output) is up to date")
    }

    private func write(_ source: String) throws {
        let file = TextFile(output)
        if file.exists, try file.read() == Array(source.utf8) {
            StandardError.write("\(output) is up to date")
        } else {
            try file.write(source)
            StandardError.write("wrote \(output)")
        }
    }

    /// The number of the first line in which two texts differ, or `nil` when they are the same byte for byte.
    private static func firstDifference(between left: String, and right: String) -> Int? {
        guard !left.utf8.elementsEqual(right.utf8) else { return nil }
        let common = zip(lines(of: left), lines(of: right)).prefix { $0.elementsEqual($1) }
        return common.count + 1
    }

    private static func lines(of text: String) -> [Substring.UTF8View] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}
