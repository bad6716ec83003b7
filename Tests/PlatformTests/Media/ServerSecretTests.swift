import Crypto
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct ServerSecretTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.appendingPathComponent("server.secret").path }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("a secret outlives restarts, and only its owner can read it")
    func restart() throws {
        let first = try ServerSecret.load(fromFile: path)
        let second = try ServerSecret.load(fromFile: path)
        #expect(first.key(for: .mediaAddress) == second.key(for: .mediaAddress))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["server.secret"])
    }

    @Test("two secrets differ, and so do two keys of one")
    func distinct() throws {
        let other = try ServerSecret.load(fromFile: path + "2")
        let secret = try ServerSecret.load(fromFile: path)
        #expect(secret.key(for: .mediaAddress) != other.key(for: .mediaAddress))
        #expect(secret.key(for: .mediaAddress) != secret.key(for: .sonosIdentifier))
    }

    @Test("keys are derived as the standard says")
    func derivation() {
        // Computed with OpenSSL: HKDF-SHA256, no salt, the purpose as info.
        let secret = ServerSecret(bytes: Array(0..<32))
        let key = secret.key(for: .mediaAddress).withUnsafeBytes { $0.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined() }
        #expect(key == "dd478a40c8ea4f836c3185494c8db7f372c3f4b91f0166e439b4a6caeec61fe2")
    }

    @Test("servers that start at once agree on one secret")
    func race() async throws {
        let path = path
        let keys = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<16 {
                group.addTask { try ServerSecret.load(fromFile: path).key(for: .mediaAddress).withUnsafeBytes { Array($0) } }
            }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(keys.count == 1)
    }

    @Test("a secret that others can read is refused, and the message says what to do")
    func exposed() throws {
        _ = try ServerSecret.load(fromFile: path)
        chmod(path, 0o640)
        #expect(throws: ServerSecretError.exposed(path: path, mode: 0o640)) { try ServerSecret.load(fromFile: path) }
        #expect(ServerSecretError.exposed(path: "s", mode: 0o640).description.contains("chmod 600 's'"))
    }

    @Test("what is no secret is never taken for one", arguments: ["", "\n", "short\n", String(repeating: "A", count: 1000), "!!!"])
    func malformed(text: String) throws {
        try folder.write(text, to: "server.secret")
        chmod(path, 0o600)
        #expect(throws: ServerSecretError.malformed(path: path)) { try ServerSecret.load(fromFile: path) }
        #expect(try folder.text(of: "server.secret") == text, "the file was written over")
    }

    @Test("a folder that is not there is named")
    func noFolder() throws {
        let path = folder.url.appendingPathComponent("none/server.secret").path
        #expect(throws: ServerSecretError.unwritable(path: path, reason: "No such file or directory")) {
            try ServerSecret.load(fromFile: path)
        }
    }
}
