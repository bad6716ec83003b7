import Foundation
import TestSupport

/// The published vectors beside this repository, which are there on the machines that build it for others.
enum SharedVectors {
    private static let folder = Repository.root.appendingPathComponent("../shared/flags").standardized

    /// Whether a test that reads them is to run: where they are there, and on a build machine in any case.
    static let areExpected =
        FileManager.default.fileExists(atPath: folder.path) || ProcessInfo.processInfo.environment["CI"] == "true"

    static let advice = "needs ../shared/flags; the vectors copied into the other tests are checked everywhere"

    static func bytes(of file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(file)))
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from file: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(file)))
    }
}
