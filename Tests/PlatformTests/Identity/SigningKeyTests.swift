import Crypto
import Foundation
import NIOCore
import Testing
import VersionService

@testable import Platform

@Suite struct SigningKeyTests {
    private let time = Timestamp(secondsSinceEpoch: 1_800_000_000)

    /// Lends a path at which there is nothing yet, below a folder that is removed afterwards.
    private func withPath(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("signing-keys-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder + "/keys")
    }

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func create(_ path: String, _ contents: Data) throws {
        try #require(FileManager.default.createFile(atPath: path, contents: contents, attributes: [.posixPermissions: 0o600]))
    }

    private func files(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    @Test("the identifier is the thumbprint of the public key")
    func thumbprint() throws {
        // The key of RFC 7515, appendix A.3.
        let scalar = try #require(Base64.url.decode("jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI"))
        let key = try SigningKey(pem: P256.Signing.PrivateKey(rawRepresentation: scalar).pemRepresentation)
        #expect(key.coordinates.x == "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU")
        #expect(key.coordinates.y == "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0")
        #expect(key.id == "oKIywvGUpTVTyxMQ3bwIIeQUudfr_CkLMjCE19ECD-U")
    }

    @Test("the first start makes a key that only its owner can read, the next one uses it")
    func firstStart() async throws {
        try await withPath { path in
            let first = try await SigningKeySet.load(from: SigningKeyFolder(path: path), at: time)
            let names = try files(path)
            #expect(names.count == 1)
            #expect(names[0].hasPrefix("es256-001800000000-"))
            #expect(names[0].hasSuffix(".pem"))
            #expect(try mode(path) == 0o700)
            #expect(try mode("\(path)/\(names[0])") == 0o600)
            let second = try await SigningKeySet.load(from: SigningKeyFolder(path: path), at: time)
            #expect(first.document.body == second.document.body)
            #expect(try files(path) == names)
        }
    }

    @Test("the permissions do not depend on the umask")
    func umaskIsIrrelevant() async throws {
        try await withPath { path in
            let old = umask(0)
            defer { umask(old) }
            _ = try SigningKeyFolder(path: path).makeKey(at: 1)
            #expect(try mode(path) == 0o700)
            #expect(try mode("\(path)/\(files(path)[0])") == 0o600)
        }
    }

    @Test("a key that others can read is refused", arguments: [0o640, 0o604, 0o620, 0o601, 0o644])
    func exposed(permissions: Int) async throws {
        try await withPath { path in
            let folder = SigningKeyFolder(path: path)
            _ = try folder.makeKey(at: 1)
            let file = "\(path)/\(try files(path)[0])"
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
            let error = #expect(throws: SigningKeyError.self) { try folder.keys() }
            #expect(error == .exposed(path: file, mode: UInt32(permissions)))
            #expect(error?.description.contains(file) == true)
            #expect(error?.description.contains(String(permissions, radix: 8)) == true)
        }
    }

    @Test("a folder that others can write to is refused")
    func exposedFolder() async throws {
        try await withPath { path in
            let folder = SigningKeyFolder(path: path)
            _ = try folder.makeKey(at: 1)
            try FileManager.default.setAttributes([.posixPermissions: 0o770], ofItemAtPath: path)
            #expect(throws: SigningKeyError.exposedFolder(path: path, mode: 0o770)) { try folder.keys() }
        }
    }

    @Test("a file that holds no key is refused, other files are passed over")
    func malformed() async throws {
        try await withPath { path in
            let folder = SigningKeyFolder(path: path)
            _ = try folder.makeKey(at: 1)
            try create("\(path)/README", Data("keys".utf8))
            try create("\(path)/x.pem.part", Data("half a ke".utf8))
            #expect(try folder.keys().count == 1)
            try create("\(path)/x.pem", Data("no key".utf8))
            #expect(throws: SigningKeyError.malformed(path: "\(path)/x.pem")) { try folder.keys() }
        }
    }

    @Test("a key of another curve is refused")
    func otherCurve() async throws {
        try await withPath { path in
            let folder = SigningKeyFolder(path: path)
            _ = try folder.makeKey(at: 1)
            let pem = Data(P384.Signing.PrivateKey().pemRepresentation.utf8)
            try create("\(path)/x.pem", pem)
            #expect(throws: SigningKeyError.malformed(path: "\(path)/x.pem")) { try folder.keys() }
        }
    }

    @Test("where there can be no folder, the error says so")
    func unwritable() {
        let folder = SigningKeyFolder(path: "/proc/keys-cannot-be-here")
        #expect(throws: SigningKeyError.self) { try folder.makeKey(at: 1) }
    }

    @Test("keys come in the order of their names")
    func order() async throws {
        try await withPath { path in
            let folder = SigningKeyFolder(path: path)
            let newer = try folder.makeKey(at: 2_000_000_000)
            let older = try folder.makeKey(at: 999_999_999)
            #expect(try folder.keys().map(\.id) == [older.id, newer.id])
        }
    }

    @Test("the public document names every key and holds no private one")
    func document() async throws {
        let keys = [SigningKey(), SigningKey()]
        let set = try await SigningKeySet(keys)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(set.document.body.readableBytesView)) as? [String: [[String: String]]])
        let entries = try #require(object["keys"])
        #expect(entries.map { $0["kid"] } == keys.map(\.id))
        for (entry, key) in zip(entries, keys) {
            #expect(
                entry == [
                    "kty": "EC", "use": "sig", "alg": "ES256", "kid": key.id, "crv": "P-256", "x": key.coordinates.x,
                    "y": key.coordinates.y,
                ])
        }
    }
}
