import HTTPTypes
import Testing

@testable import Platform

@Suite struct AuthenticatorTests {
    private func outcome(_ values: [String], _ fixture: IdentityFixture) -> String {
        var fields = HTTPFields()
        fields[values: .authorization] = values
        return switch Authenticator(fixture.tokens).authenticate(fields) {
        case .anonymous: "anonymous"
        case .user(let token): "user \(token.accountID)"
        case .invalid(let failure): "\(failure)"
        }
    }

    @Test("a request says who it comes from, or nothing, or something wrong")
    func authenticate() async throws {
        try await IdentityFixture.with { fixture in
            let token = try await fixture.tokens.issueAccessToken(account: "a1", session: "s1")
            #expect(outcome([], fixture) == "anonymous")
            #expect(outcome(["Bearer \(token)"], fixture) == "user a1")
            #expect(outcome(["bearer   \(token)"], fixture) == "user a1")
            #expect(outcome(["Bearer"], fixture) == "malformedField")
            #expect(outcome(["Bearer "], fixture) == "malformedField")
            #expect(outcome([""], fixture) == "malformedField")
            #expect(outcome(["Bearer \(token) x"], fixture).hasPrefix("invalidToken"))
            #expect(outcome(["Bearer \(token)", "Bearer \(token)"], fixture).hasPrefix("invalidToken"))
            #expect(outcome(["Bearer \(token)", "Basic YTpi"], fixture).hasPrefix("invalidToken"))
            #expect(outcome(["Basic YTpi"], fixture) == "unsupportedScheme")
            #expect(outcome(["Bearer abc"], fixture) == "invalidToken(Platform.AccessTokenError.malformed)")
            fixture.clock.advance(seconds: 900)
            #expect(outcome(["Bearer \(token)"], fixture) == "invalidToken(Platform.AccessTokenError.expired)")
        }
    }

    @Test("a failure says how to do better")
    func challenge() {
        #expect(AuthenticationFailure.malformedField.challenge == #"Bearer error="invalid_request""#)
        #expect(AuthenticationFailure.unsupportedScheme.challenge == "Bearer")
        #expect(
            AuthenticationFailure.invalidToken(.expired).challenge
                == #"Bearer error="invalid_token", error_description="The access token has expired.""#)
        #expect(AuthenticationFailure.invalidToken(.invalidSignature).challenge == #"Bearer error="invalid_token""#)
        #expect(AuthenticationFailure.invalidToken(.expired).problem.status == .unauthorized)
    }
}
