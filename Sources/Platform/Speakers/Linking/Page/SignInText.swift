/// What the sign-in page says, in one language.
struct SignInText: Sendable {
    /// The tag of the language (BCP 47).
    let language: String
    /// Given the service's name.
    let title: @Sendable (String) -> String
    /// What signing in means, and when not to do it; given the service's name.
    let explanation: @Sendable (String) -> String
    let warning: String
    let linkCode: String
    let email: String
    let password: String
    let submit: String
    let malformedForm: String
    let foreignForm: String
    let missingCode: String
    let closedCode: String
    let wrongCredentials: String
    /// Given the number of minutes to wait.
    let throttled: @Sendable (Int) -> String
    let unavailable: String
    let linkedTitle: String
    /// Given the service's name.
    let linked: @Sendable (String) -> String

    /// All languages, the default first.
    static let all = [english, german, dutch]

    /// The text in the language a browser asks for.
    static func preferred(_ acceptLanguage: String?) -> SignInText {
        let tag = AcceptLanguage(acceptLanguage).preferred(among: all.map(\.language))
        return all.first { $0.language == tag } ?? english
    }
}
