import HTTPTypes
import Hummingbird
import Logging

/// The page that links a household of speakers to an account.
extension ServerRoutes {
    /// The largest form that is read.
    private static let formLimit = 16 * 1024

    /// Adds `/sonos/link`.
    mutating func addSpeakerLinking(_ linking: SpeakerLinking, _ identity: IdentityService, logger: Logger) throws {
        let signIn = SpeakerSignIn(linking, identity, logger: logger)
        let show: Handler = { scope, _ in
            await signIn.page(linkCode: try QueryString(ofTarget: scope.target)["linkCode"], SignInRequest(scope))
        }
        let submit: Handler = { scope, _ in
            await signIn.submit(try await scope.formBody(limit: Self.formLimit), SignInRequest(scope))
        }
        try add("sonos/link", "sonos.link", [.get: show, .head: show, .post: submit])
    }
}

extension SignInRequest {
    init(_ scope: RequestScope) {
        let fields = scope.request.headers
        self.init(
            acceptLanguage: fields[.acceptLanguage], origin: fields[.origin], fetchSite: fields[.secFetchSite],
            authority: scope.request.head.authority, clientAddress: scope.clientAddress ?? "unknown")
    }
}

extension HTTPField.Name {
    fileprivate static let secFetchSite = named("Sec-Fetch-Site")
}
