/// What the sign-in page wants to know of a request.
struct SignInRequest: Sendable {
    /// The field `Accept-Language`.
    var acceptLanguage: String?
    /// The field `Origin`: where the form was, as far as its browser tells (RFC 6454, section 7).
    var origin: String?
    /// The field `Sec-Fetch-Site` (Fetch Metadata Request Headers).
    var fetchSite: String?
    /// The host and port that were asked.
    var authority: String?
    var clientAddress: String

    /// Whether a form comes from a page that is not ours.
    ///
    /// Browsers that know neither field send neither. `Origin: null` is what they say for a page without referrers, which ours is,
    /// so that it tells nothing. Nothing rests on this alone: the form is worth as much as the password in it, and no cookie.
    ///
    /// - Parameter publicURL: the address of the server as browsers reach it.
    func isForeign(to publicURL: String) -> Bool {
        if let fetchSite, fetchSite != "same-origin", fetchSite != "none" { return true }
        guard let origin, origin != "null" else { return false }
        guard let authority = Self.authority(of: origin) else { return true }
        return authority != Self.authority(of: publicURL)
            && authority != self.authority.map { Self.normal($0, scheme: Self.scheme(of: origin)) }
    }

    /// Host and port of an address, the port left out where the scheme says it.
    private static func authority(of url: String) -> String? {
        let scheme = scheme(of: url)
        guard scheme == "https" || scheme == "http" else { return nil }
        return normal(String(url.dropFirst(scheme.count + 3).prefix { $0 != "/" }), scheme: scheme)
    }

    private static func scheme(of url: String) -> String {
        guard let end = url.firstRange(of: "://") else { return "" }
        return ASCII.lowercased(url[..<end.lowerBound])
    }

    private static func normal(_ authority: String, scheme: String) -> String {
        let authority = ASCII.lowercased(authority)
        let port = scheme == "https" ? ":443" : ":80"
        return authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
    }
}
