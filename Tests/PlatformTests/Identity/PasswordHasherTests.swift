import Crypto
import Dispatch
import Testing

@testable import Platform

@Suite struct PasswordHasherTests {
    private let cheap = ScryptParameters(logRounds: 4, blockSize: 1, parallelism: 1)

    private func withHasher(
        _ parameters: ScryptParameters, threadCount: Int = 1, maximumQueue: Int = 64, _ body: (PasswordHasher) async throws -> Void
    ) async throws {
        let hasher = PasswordHasher(parameters: parameters, threadCount: threadCount, maximumQueue: maximumQueue)
        do {
            try await body(hasher)
        } catch {
            try await hasher.shutDown()
            throw error
        }
        try await hasher.shutDown()
    }

    @Test(
        "the vectors of RFC 7914",
        arguments: [
            (
                "password", "NaCl", ScryptParameters(logRounds: 10, blockSize: 8, parallelism: 16),
                "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
            ),
            (
                "pleaseletmein", "SodiumChloride", ScryptParameters(logRounds: 14, blockSize: 8, parallelism: 1),
                "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"
            ),
        ])
    func vectors(password: String, salt: String, parameters: ScryptParameters, hexadecimal: String) throws {
        let key = try Scrypt.deriveKey(password: Array(password.utf8), salt: Array(salt.utf8), byteCount: 64, parameters)
        let digits = key.withUnsafeBytes { $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) } }
        #expect(digits.joined() == hexadecimal)
    }

    @Test("a password is recognised by its hash, and no other is")
    func verify() async throws {
        try await withHasher(cheap) { hasher in
            let hash = try await hasher.hash("correct horse")
            #expect(try await hasher.verify("correct horse", against: hash))
            #expect(try await !hasher.verify("correct horsf", against: hash))
            #expect(try await !hasher.verify("", against: hash))
            #expect(try await !hasher.verify("correct hors", against: hash))
        }
    }

    @Test("two hashes of one password differ, and say how they were made")
    func storedForm() async throws {
        try await withHasher(.standard) { hasher in
            let first = try await hasher.hash("password")
            let second = try await hasher.hash("password")
            #expect(first != second)
            #expect(first.hasPrefix("$scrypt$ln=15,r=8,p=1$"))
            let parts = first.split(separator: "$")
            #expect(parts[2].utf8.count == 22)
            #expect(parts[3].utf8.count == 43)
            #expect(!hasher.isOutdated(first))
        }
    }

    @Test("no hash belongs to the empty password")
    func emptyPassword() async throws {
        try await withHasher(cheap) { hasher in
            let hash = try await hasher.hash("")
            #expect(try await !hasher.verify("", against: hash))
            try await hasher.verifyUnknown("")
        }
    }

    @Test("a hash made with other parameters still works, and is known to be outdated")
    func outdated() async throws {
        try await withHasher(cheap) { hasher in
            let hash = PasswordHash(
                parameters: ScryptParameters(logRounds: 3, blockSize: 2, parallelism: 1), salt: [1, 2, 3],
                key: try Scrypt.deriveKey(
                    password: Array("password".utf8), salt: [1, 2, 3], byteCount: 20,
                    ScryptParameters(logRounds: 3, blockSize: 2, parallelism: 1)
                ).withUnsafeBytes { Array($0) })
            #expect(try await hasher.verify("password", against: hash.description))
            #expect(hasher.isOutdated(hash.description))
        }
    }

    @Test(
        "stored texts that are no hashes, or would cost too much, are refused",
        arguments: [
            "", "password", "$scrypt$ln=15,r=8,p=1$$", "$scrypt$ln=31,r=8,p=1$AAAA$AAAAAAAAAAAAAAAAAAAAAA",
            "$scrypt$ln=4,r=1000,p=1$AAAA$AAAAAAAAAAAAAAAAAAAAAA",
            "$scrypt$ln=4,r=1,p=0$AAAA$AAAAAAAAAAAAAAAAAAAAAA", "$scrypt$ln=-4,r=1,p=1$AAAA$AAAAAAAAAAAAAAAAAAAAAA",
            "$argon2$ln=4,r=1,p=1$AAAA$AAAAAAAAAAAAAAAAAAAAAA", "$scrypt$ln=4,r=1,p=1$AAAA$AA",
            "$scrypt$r=1,ln=4,p=1$AAAA$AAAAAAAAAAAAAAAAAAAAAA",
        ])
    func malformed(text: String) async throws {
        try await withHasher(cheap) { hasher in
            await #expect(throws: PasswordHasherError.malformedHash) { try await hasher.verify("password", against: text) }
            #expect(hasher.isOutdated(text))
        }
    }

    @Test("whoever comes when the queue is full is turned away, and may come again")
    func busy() async throws {
        try await withHasher(cheap, threadCount: 1, maximumQueue: 1) { hasher in
            let gate = DispatchSemaphore(value: 0)
            let (admissions, admitted) = AsyncStream.makeStream(of: Void.self)
            async let running = hasher.perform {
                admitted.yield()
                gate.wait()
                return true
            }
            for await _ in admissions { break }
            let waiting = Task { try await hasher.hash("password") }
            while hasher.pendingCount < 2 { await Task.yield() }
            await #expect(throws: PasswordHasherError.busy) { try await hasher.hash("password") }
            await #expect(throws: PasswordHasherError.busy) { try await hasher.verifyUnknown("password") }
            gate.signal()
            #expect(try await running)
            _ = try await waiting.value
            #expect(hasher.pendingCount == 0)
            _ = try await hasher.hash("password")
        }
    }

    @Test("after the end there is no more hashing")
    func stopped() async throws {
        let hasher = PasswordHasher(parameters: cheap)
        try await hasher.shutDown()
        await #expect(throws: PasswordHasherError.self) { try await hasher.hash("password") }
    }
}
