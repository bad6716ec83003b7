import Foundation
import ScreenKit
import VersionService

/// The frozen contract of one version, `contracts/v7.json`.
struct ContractFile {
    let path: String
    private let version: APIVersion

    init(of version: APIVersion, in folder: String) {
        self.version = version
        path = "\(folder)/\(version).json"
    }

    /// The contract; nil where none has been frozen.
    ///
    /// - Throws: ``CorpusFailure/failed(_:)`` naming the file and the place in it for one that cannot be used.
    func load() throws -> Contract? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let contract: Contract
        do {
            contract = try Contract(parsing: Self.read(path))
        } catch let error as ContractError {
            throw CorpusFailure.failed("\(path): \(error)")
        }
        guard contract.version == version.description else {
            throw CorpusFailure.failed("\(path): /version: is \(contract.version), where the file's name says \(version)")
        }
        return contract
    }

    /// Replaces the file as a whole, making the folder where there is none.
    ///
    /// - Throws: ``CorpusFailure/failed(_:)``.
    func write(_ contract: Contract) throws {
        do {
            let file = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contract.text.utf8).write(to: file, options: .atomic)
        } catch {
            throw CorpusFailure.failed("\(path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// The bytes of a file.
    ///
    /// - Throws: ``CorpusFailure``.
    static func read(_ path: String) throws -> [UInt8] {
        guard FileManager.default.fileExists(atPath: path) else { throw CorpusFailure.notFound("\(path): there is no such file") }
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw CorpusFailure.failed("\(path): cannot be read: \(error.localizedDescription)")
        }
    }
}
