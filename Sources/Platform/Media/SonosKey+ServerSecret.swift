import Crypto
package import SonosBridge

extension SonosKey {
    /// The key of the identifiers that speakers are given.
    package init(_ secret: ServerSecret) {
        let key = secret.key(for: .sonosIdentifier)
        self.init { bytes in Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key)) }
    }
}
