package import NIOCore
import ScreenKit

/// The public keys that access tokens can be checked with, as served at `/.well-known/jwks.json` (RFC 7517, section 5).
package struct JSONWebKeySet: Sendable {
    package static let contentType = "application/jwk-set+json"

    /// The document, ready to be sent.
    package let body: ByteBuffer

    init(_ keys: [SigningKey]) {
        var writer = JSONWriter(capacity: 256 * max(1, keys.count))
        writer.object { writer in
            writer.key("keys")
            writer.array { writer in
                for key in keys { Self.write(key, to: &writer) }
            }
        }
        body = writer.buffer()
    }

    private static func write(_ key: SigningKey, to writer: inout JSONWriter) {
        let members = [
            ("kty", "EC"), ("use", "sig"), ("alg", SigningKey.algorithm), ("kid", key.id), ("crv", "P-256"),
            ("x", key.coordinates.x), ("y", key.coordinates.y),
        ]
        writer.object { writer in
            for (name, value) in members {
                writer.key(name)
                writer.string(value)
            }
        }
    }
}
