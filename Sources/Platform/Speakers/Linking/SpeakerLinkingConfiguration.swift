/// Where households are linked, and how long what they are given lives.
package struct SpeakerLinkingConfiguration: Sendable {
    /// The address of the server as listeners' browsers reach it, without a slash at its end.
    package let publicURL: String

    /// What listeners call the service.
    package var serviceName: String

    /// How long somebody has to sign in with a link code.
    package var codeLifetime: Duration

    /// After how long a token has to be exchanged for another, which players do by themselves.
    package var tokenFreshness: Duration

    /// How long a token lives that is never exchanged.
    package var tokenLifetime: Duration

    package init(
        publicURL: String, serviceName: String, codeLifetime: Duration = .seconds(10 * 60),
        tokenFreshness: Duration = .seconds(30 * 86_400), tokenLifetime: Duration = .seconds(400 * 86_400)
    ) {
        var publicURL = publicURL[...]
        while publicURL.last == "/" { publicURL.removeLast() }
        self.publicURL = String(publicURL)
        self.serviceName = serviceName
        self.codeLifetime = codeLifetime
        self.tokenFreshness = tokenFreshness
        self.tokenLifetime = tokenLifetime
    }
}
