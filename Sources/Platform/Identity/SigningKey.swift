import Crypto
import JWTKit

/// A key that access tokens are signed with: ECDSA on P-256 with SHA-256, `ES256` (RFC 7518, section 3.4).
struct SigningKey: Sendable {
    static let algorithm = "ES256"

    private let privateKey: P256.Signing.PrivateKey

    /// The identifier of the key: its thumbprint (RFC 7638), which whoever holds the public key can compute.
    let id: String

    /// The coordinates of the public key, in base 64.
    let coordinates: (x: String, y: String)

    /// Makes a new key.
    init() {
        self.init(P256.Signing.PrivateKey())
    }

    /// Reads a key in PEM.
    init(pem: String) throws {
        self.init(try P256.Signing.PrivateKey(pemRepresentation: pem))
    }

    private init(_ privateKey: P256.Signing.PrivateKey) {
        self.privateKey = privateKey
        let point = Array(privateKey.publicKey.rawRepresentation)
        coordinates = (Base64.url.encode(point.prefix(32)), Base64.url.encode(point.suffix(32)))
        // The members a thumbprint is made of, in the order and without the white space the standard asks for.
        let members = #"{"crv":"P-256","kty":"EC","x":"\#(coordinates.x)","y":"\#(coordinates.y)"}"#
        id = Base64.url.encode(SHA256.hash(members))
    }

    /// The private key in PEM.
    var pem: String { privateKey.pemRepresentation }

    /// The key in the form JWTKit takes.
    func makeJWTKey() throws -> ES256PrivateKey {
        try ES256PrivateKey(backing: privateKey)
    }
}
