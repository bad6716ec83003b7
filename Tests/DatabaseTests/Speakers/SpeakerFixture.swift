import Database
import Foundation
import SonosBridge
import TestSupport
import VersionService

/// A speaker store in a folder of its own, with limits that a test can reach.
struct SpeakerFixture {
    let folder: TemporaryFolder
    let store: SpeakerDatabase

    static let start = Timestamp(secondsSinceEpoch: 1_800_000_000)

    init(_ change: (inout SpeakerLimits) -> Void = { _ in }, now: @escaping @Sendable () -> Timestamp = { start }) throws {
        var limits = SpeakerLimits()
        change(&limits)
        folder = try TemporaryFolder()
        store = try SpeakerDatabase(directory: folder.url.path, limits: limits, now: now)
    }

    /// A moment so many seconds after the beginning.
    static func time(_ seconds: Int64) -> Timestamp {
        Timestamp(secondsSinceEpoch: start.secondsSinceEpoch + seconds)
    }

    /// 32 bytes that no other number has.
    static func hash(_ number: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 7, count: 32)
        for index in 0..<4 { bytes[index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
        return bytes
    }

    static func code(_ number: Int, household: String = "Sonos_a", expires: Int64 = 600) -> SpeakerLinkCode {
        SpeakerLinkCode(hash: hash(number), household: household, deviceHash: hash(number + 50_000), expiresAt: time(expires))
    }

    static func claim(_ number: Int, household: String = "Sonos_a") -> SpeakerLinkClaim {
        SpeakerLinkClaim(hash: hash(number), deviceHash: hash(number + 50_000), household: household)
    }

    static func token(_ number: Int, expires: Int64 = 1_000_000) -> SpeakerToken {
        SpeakerToken(hash: hash(number), keyHash: hash(number + 50_000), staleAt: time(1_000), expiresAt: time(expires))
    }

    /// Links a household; the link is called after the number, its token has it.
    func link(
        _ number: Int, account: String = "ann", household: String = "Sonos_a", at time: Timestamp = start, expires: Int64 = 1_000_000
    ) async throws {
        try await store.insertLinkCode(
            SpeakerLinkCode(
                hash: Self.hash(number), household: household, deviceHash: Self.hash(number + 50_000), expiresAt: time.adding(days: 1)),
            at: time)
        _ = try await store.completeLinkCode(hash: Self.hash(number), account: account, at: time)
        _ = try await store.redeemLinkCode(
            Self.claim(number, household: household), link: "link-\(number)", token: Self.token(number, expires: expires), at: time)
    }

    /// Which of these numbers are tokens that are there.
    func tokens(among numbers: some Sequence<Int>) async throws -> [Int] {
        var found: [Int] = []
        for number in numbers where try await store.token(hash: Self.hash(number)) != nil { found.append(number) }
        return found
    }

    /// Which of these numbers are codes that are there.
    func codes(among numbers: some Sequence<Int>) async throws -> [Int] {
        var found: [Int] = []
        for number in numbers where try await store.linkCode(hash: Self.hash(number)) != nil { found.append(number) }
        return found
    }
}

extension SpeakerFixture {
    /// The permissions of a file in the folder.
    func mode(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(name).path)
        return attributes[.posixPermissions] as? Int ?? 0
    }
}
