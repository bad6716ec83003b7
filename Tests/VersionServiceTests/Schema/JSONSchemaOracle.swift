import Foundation
import TestSupport

/// The published JSON Schema, judged by an implementation that is not ours: Python's jsonschema.
enum JSONSchemaOracle {
    /// Whether Debian's python3 and python3-jsonschema are installed.
    static let isAvailable: Bool = {
        let process = Process()
        process.executableURL = python
        process.arguments = ["-c", "import jsonschema; jsonschema.Draft202012Validator"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Says for each document whether it follows the schema.
    ///
    /// - Parameters:
    ///   - schema: The path of the schema from the root of the repository.
    ///   - documents: JSON texts without line breaks.
    static func judge(_ documents: [String], by schema: String) async throws -> [Bool] {
        let outcome = try await ChildProcess(python).run(
            ["-c", script, Repository.path(of: schema)],
            standardInput: Data(documents.joined(separator: "\n").utf8)
        )
        guard outcome.exitCode == 0 else { throw Failure(outcome: outcome) }
        return outcome.standardOutput.split(separator: "\n").map { $0 == "valid" }
    }

    /// The judge did not get to a judgement.
    struct Failure: Error {
        let outcome: ChildProcess.Outcome
    }

    private static let python = URL(fileURLWithPath: "/usr/bin/python3")

    private static let script = """
        import json, sys
        from jsonschema import Draft202012Validator
        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        for line in sys.stdin.buffer:
            print("valid" if validator.is_valid(json.loads(line)) else "invalid")
        """
}
