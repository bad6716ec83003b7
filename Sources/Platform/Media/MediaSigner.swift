import Crypto
import ScreenKit
package import VersionService

/// Makes and checks the addresses of recordings: `/media/{track}?expires={seconds since 1970}&signature={base 64}`.
///
/// The signature (HMAC-SHA256) covers all of the address that leads anywhere, the track and the time. Whoever has the address may
/// listen until then, and to nothing else: players send no credentials with their requests for sound.
package struct MediaSigner: Sendable {
    /// How long an address is good for beyond the length of the track: a player that seeks asks again, at the same address.
    package static let margin = 600

    private static let longestTrack = 86_400

    private let key: SymmetricKey
    private let now: @Sendable () -> Timestamp

    /// - Parameter now: the clock, which is that of every node.
    package init(_ secret: ServerSecret, now: @escaping @Sendable () -> Timestamp = { .now }) {
        key = secret.key(for: .mediaAddress)
        self.now = now
    }

    /// The target of requests for a track, and the seconds for which it is good: the track's own length, a day at most, and
    /// ``margin`` more.
    ///
    /// - Parameter duration: the length of the track in seconds.
    package func address(ofTrack track: String, duration: Int) -> (target: String, lifetime: Int) {
        let lifetime = min(max(0, duration), Self.longestTrack) + Self.margin
        let expires = now().secondsSinceEpoch + Int64(lifetime)
        let code = HMAC<SHA256>.authenticationCode(for: Self.message(track, expires: expires), using: key)
        let target = "/media/\(PercentEncoding.encode(track))?expires=\(expires)&signature=\(Base64.url.encode(code))"
        return (target, lifetime)
    }

    /// Checks the query of a request for a track.
    ///
    /// - Throws: ``MediaSignatureError``; that an address has expired is said only of one that was given out here.
    package func verify(_ query: QueryString, track: String) throws(MediaSignatureError) {
        guard query.fields.count == 2, let expires = query["expires"].flatMap(Self.time), let signature = query["signature"],
            let code = Base64.url.decode(signature),
            HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Self.message(track, expires: expires), using: key)
        else { throw .invalid }
        guard now().secondsSinceEpoch < expires else { throw .expired }
    }

    /// What is signed: the name with its length in front, so that no two pairs make one message.
    private static func message(_ track: String, expires: Int64) -> [UInt8] {
        bytes(of: UInt64(track.utf8.count)) + track.utf8 + bytes(of: UInt64(bitPattern: expires))
    }

    private static func bytes(of number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - $0 * 8)) }
    }

    /// Reads a time in the one form that is written.
    private static func time(_ text: String) -> Int64? {
        guard let seconds = Int64(text), seconds >= 0, String(seconds) == text else { return nil }
        return seconds
    }
}
