/// Why an access token is not accepted.
package enum AccessTokenError: Error, Hashable, Sendable {
    /// It is not a token, or too long to be one of ours.
    case malformed

    /// It names another algorithm than ours, or none.
    case unsupportedAlgorithm

    /// It names a key that is not there, or no longer.
    case unknownKey

    case invalidSignature

    /// It comes from somebody else.
    case wrongIssuer

    case expired

    /// It was issued in the future.
    case notYetValid
}
