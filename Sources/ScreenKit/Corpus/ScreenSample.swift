/// A request in one state: what a screen is judged by when its contract or a change of features is looked at.
public struct ScreenSample: Sendable, Equatable {
    /// What is asked for.
    public enum Request: Sendable, Equatable {
        /// A screen or one of its sections, by its path below the version, with a query where it has one.
        case screen(path: String)
        /// A command with its payload. Looking at one carries it out, so that such samples belong to stores that are thrown away.
        case command(name: String, payload: JSONLiteral)
    }

    /// Unique among the samples, short, for people: `album signed in`.
    public let name: String
    public var request: Request
    /// Who asks; never a real account.
    public var user: ScreenUser?
    /// The language; the app's first where nil.
    public var locale: LanguageTag?
    /// Sections whose queries are made to fail.
    public var failing: Set<String>

    public init(_ name: String, _ request: Request, user: ScreenUser? = nil, locale: LanguageTag? = nil, failing: Set<String> = []) {
        self.name = name
        self.request = request
        self.user = user
        self.locale = locale
        self.failing = failing
    }

    /// A screen or section by its path.
    public init(_ name: String, _ path: String, user: ScreenUser? = nil, locale: LanguageTag? = nil, failing: Set<String> = []) {
        self.init(name, .screen(path: path), user: user, locale: locale, failing: failing)
    }

    /// Whether looking at it changes something.
    public var isCommand: Bool {
        if case .command = request { true } else { false }
    }
}
