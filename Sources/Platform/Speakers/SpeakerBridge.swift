public import SonosBridge
public import VersionService

/// What an app supplies so that its screens can be browsed and played from smart speakers.
///
/// Nothing of it is about particular screens; a new screen shows up on speakers by itself.
public struct SpeakerBridge: Sendable {
    /// What stands for the state of the catalogue, and of what is a listener's own; each must change with every change, and only then.
    public typealias Revisions = @Sendable (_ user: String?) async throws -> (catalog: Int, favorites: Int)

    /// What speakers are called among the manifest's `clients`, which names the version whose features they get.
    public static let client = "sonos"

    /// The app's tables; the platform sets their addresses, and whether speakers without an account may browse.
    public let profile: SonosProfile
    /// Where links, reports and positions are kept.
    public let store: any SpeakerStore
    /// Edits listeners' playlists.
    public let library: any SonosLibrary
    /// Where sound comes from when no media folder is named; nil for short pieces that are made up, which is for trying things out.
    public let media: (any MediaSource)?
    public let revisions: Revisions
    /// Seconds that a track lasts, by its name in play queues; nil where that is not known.
    public let duration: @Sendable (_ track: String) async throws -> Int?
    /// Whether the features of the speakers' version let them in.
    public let isEnabled: @Sendable (FeatureSet) -> Bool

    public init(
        profile: SonosProfile, store: any SpeakerStore, library: any SonosLibrary, media: (any MediaSource)? = nil,
        revisions: @escaping Revisions,
        duration: @escaping @Sendable (_ track: String) async throws -> Int? = { _ in nil },
        isEnabled: @escaping @Sendable (FeatureSet) -> Bool = { _ in true }
    ) {
        self.profile = profile
        self.store = store
        self.library = library
        self.media = media
        self.revisions = revisions
        self.duration = duration
        self.isEnabled = isEnabled
    }
}
