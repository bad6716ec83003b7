import TestSupport
import Testing
import VersionService

@testable import Platform

@Suite struct MediaSignerTests {
    private let clock = SettableClock()
    private let signer: MediaSigner

    init() {
        let clock = clock
        signer = MediaSigner(ServerSecret(bytes: Array(0..<32))) { clock.now }
    }

    /// What checking an address comes to.
    private func failure(_ target: String, track: String, by signer: MediaSigner? = nil) -> MediaSignatureError? {
        do {
            try (signer ?? self.signer).verify(try QueryString(ofTarget: target), track: track)
            return nil
        } catch {
            return error as? MediaSignatureError
        }
    }

    @Test("an address has one form")
    func golden() {
        // The signature was computed with Python's hmac and hashlib.
        let address = signer.address(ofTrack: "a b-1", duration: 200)
        #expect(address.target == "/media/a%20b-1?expires=1800000800&signature=jLYu15rb-KecsB28d6Cpj6nERGHdcJMxEP5H21XM3u0")
        #expect(address.lifetime == 800)
    }

    @Test(
        "an address is good for the length of the track and ten minutes, a day and ten minutes at most",
        arguments: [(0, 600), (-5, 600), (30, 630), (3600, 4200), (Int.max, 87_000), (Int.min, 600)])
    func lifetime(duration: Int, lifetime: Int) {
        let address = signer.address(ofTrack: "a-1", duration: duration)
        #expect(address.lifetime == lifetime)
        clock.advance(seconds: Int64(lifetime) - 1)
        #expect(failure(address.target, track: "a-1") == nil)
        clock.advance(seconds: 1)
        #expect(failure(address.target, track: "a-1") == .expired)
    }

    @Test("nothing of an address can be changed, not even by a bit")
    func bits() {
        let target = signer.address(ofTrack: "a-1", duration: 0).target
        let query = target.utf8.firstIndex(of: UInt8(ascii: "?"))!
        for index in target.utf8.indices where index > query {
            for bit in 0..<7 {
                var bytes = Array(target.utf8)
                bytes[target.utf8.distance(from: target.utf8.startIndex, to: index)] ^= 1 << bit
                let forged = String(decoding: bytes, as: UTF8.self)
                guard let query = try? QueryString(ofTarget: forged) else { continue }
                #expect(throws: MediaSignatureError.invalid, "\(forged)") { try signer.verify(query, track: "a-1") }
            }
        }
    }

    @Test("an address is good for its track and its server alone")
    func scope() {
        let target = signer.address(ofTrack: "a-1", duration: 0).target
        #expect(failure(target, track: "a-1") == nil)
        #expect(failure(target, track: "a-2") == .invalid)
        #expect(failure(target, track: "") == .invalid)
        #expect(failure(target, track: "a-1", by: MediaSigner(ServerSecret(bytes: Array(1...32)))) == .invalid)
    }

    @Test("that it has expired is said only of an address that was given out")
    func expiredForgery() {
        let target = signer.address(ofTrack: "a-1", duration: 0).target
        clock.advance(seconds: 10_000)
        #expect(failure(target, track: "a-1") == .expired)
        #expect(failure(target, track: "a-2") == .invalid)
    }
}
