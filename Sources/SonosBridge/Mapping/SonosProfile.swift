public import ScreenKit

/// What a service has to know of an app beyond its screens, all of it tables.
///
/// A type of screen that is in none of the tables is a container; a new screen needs no entry.
public struct SonosProfile: Sendable {
    /// The service's name, as listeners see it.
    public var name: SonosText
    /// Where players reach the service: scheme and authority, without a slash at the end.
    public var publicURL: String
    /// Languages with texts, the first being the default.
    public var languages: [LanguageTag] = ["en"]
    /// Screens that browsing begins with; one alone is shown at once.
    public var roots: [SonosRoot] = []
    /// What types of screens are to a player.
    public var kinds: [ScreenName: SonosKind] = [:]
    /// Types of screens that make no sense on a speaker, such as settings.
    public var hiddenScreens: Set<ScreenName> = []
    public var categories: [SonosCategory] = []
    /// The screen and, where it has several, the section of the listener's playlists.
    public var playlists: (screen: String, section: String?)?
    /// The screen of the listener's favourites.
    public var favorites: String?
    /// The commands that mark and unmark a favourite.
    public var favoriteCommands: (add: String, remove: String)?
    /// Commands in the menu of something that is the listener's own, such as one that deletes it.
    public var ownershipCommands: Set<String> = []
    /// Media type of tracks.
    public var mimeType = "audio/flac"
    /// Seconds from which on a track is worth going on with where the listener stopped; nil where none is.
    public var resumableDuration: Int? = 20 * 60
    /// Whether players without a linked account may browse.
    public var isAnonymousAllowed = false
    /// Seconds between two questions whether anything has changed.
    public var pollInterval = 60
    /// Seconds between two reports of a player.
    public var reportInterval = 30
    /// Entries that a player asks for at once.
    public var pageSize = 100
    /// The picture for players, which draw PNG and JPEG only, in place of one of a screen.
    public var artwork: @Sendable (_ uri: String) -> String = { $0 }
    /// Further texts of `strings.xml`, by identifier.
    public var strings: [String: SonosText] = [:]

    public init(name: SonosText, publicURL: String) {
        self.name = name
        self.publicURL = publicURL
    }

    /// What a type of screen is to a player.
    func kind(of screen: ScreenName) -> SonosKind { kinds[screen] ?? SonosKind(.container) }

    /// Whether a player goes on with a track where the listener stopped.
    func canResume(_ track: QueueTrack) -> Bool { resumableDuration.map { track.duration >= $0 } ?? false }

    /// The address of a picture that players can draw.
    func artworkAddress(_ uri: String?) -> String? { address(uri.map(artwork)) }

    /// An address that players can use: absolute, and safe where the service is.
    func address(_ uri: String?) -> String? {
        guard let uri, !uri.isEmpty else { return nil }
        if uri.utf8.first == UInt8(ascii: "/") { return Self.joined(publicURL, uri) }
        return uri.hasPrefix("https://") || uri.hasPrefix("http://") ? uri : nil
    }

    /// Two texts as one, made at once: every entry of a list has an address.
    private static func joined(_ first: String, _ second: String) -> String {
        String(unsafeUninitializedCapacity: first.utf8.count + second.utf8.count) { memory in
            var sink = ByteSink(memory)
            sink.put(first)
            sink.put(second)
            return sink.count
        }
    }
}
