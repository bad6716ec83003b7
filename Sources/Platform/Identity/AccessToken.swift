package import JWTKit
package import VersionService

/// What an access token says (RFC 7519, section 4.1).
///
/// There is no address in it: tokens travel far and end up in logs.
package struct AccessToken: JWTPayload, Hashable {
    /// Who issued it.
    let iss: String

    /// The account.
    let sub: String

    /// The session, which is the family of refresh tokens (`sid`, OpenID Connect Front-Channel Logout, section 3).
    let sid: String

    /// Seconds since the beginning of 1970.
    let iat: Int64

    /// Seconds since the beginning of 1970.
    let exp: Int64

    /// What tells two tokens apart that are equal otherwise.
    let jti: String

    /// The identifier of the account that is signed in.
    package var accountID: String { sub }

    /// The identifier of the session the token belongs to.
    package var sessionID: String { sid }

    package var expiresAt: Timestamp { Timestamp(secondsSinceEpoch: exp) }

    /// Does nothing: JWTKit would compare times with the system's clock, ``TokenService`` does with its own.
    package func verify(using algorithm: some JWTAlgorithm) {}
}
