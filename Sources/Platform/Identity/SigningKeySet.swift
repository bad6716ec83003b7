import JWTKit
package import VersionService

/// The keys that access tokens are signed and checked with: the newest signs, all are accepted.
///
/// A key is replaced by adding a newer one, and removed when the last token it signed has expired.
package struct SigningKeySet: Sendable {
    /// The document with the public keys.
    package let document: JSONWebKeySet

    private let signingKey: JWKIdentifier
    private let collection: JWTKeyCollection
    private let algorithms: [String: any JWTAlgorithm]

    /// Reads the keys of a folder, and makes the first if there is none.
    ///
    /// - Throws: ``SigningKeyError``.
    package static func load(from folder: SigningKeyFolder, at time: Timestamp) async throws -> SigningKeySet {
        if try folder.keys().isEmpty { _ = try folder.makeKey(at: time.secondsSinceEpoch) }
        // Read again even after making a key: another node may have made one at the same time, and all have to agree.
        return try await SigningKeySet(folder.keys())
    }

    /// Makes a set of keys, oldest first; at least one.
    init(_ keys: [SigningKey]) async throws {
        guard let newest = keys.last else { preconditionFailure("a key set needs a key to sign with") }
        let collection = JWTKeyCollection()
        var algorithms: [String: any JWTAlgorithm] = [:]
        for key in keys {
            let identifier = JWKIdentifier(string: key.id)
            await collection.add(ecdsa: try key.makeJWTKey(), kid: identifier)
            algorithms[key.id] = try await collection.getKey(for: identifier)
        }
        self.collection = collection
        self.algorithms = algorithms
        signingKey = JWKIdentifier(string: newest.id)
        document = JSONWebKeySet(keys)
    }

    /// Signs claims with the newest key.
    func sign(_ claims: AccessToken) async throws -> String {
        try await collection.sign(claims, kid: signingKey)
    }

    /// The key with an identifier, for checking a signature without passing through the collection, which is an actor.
    func algorithm(for keyID: String) -> (any JWTAlgorithm)? {
        algorithms[keyID]
    }
}
