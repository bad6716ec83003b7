import ScreenKit

/// Screens that were rendered for speakers, which ask for the same lists over and over, page by page and player by player.
///
/// A screen is rendered anew when anything has changed that it is made of: the features, the catalogue, or the listener's own
/// library. What depends on the listener is kept for that listener alone.
struct RenderedScreens: Sendable {
    /// All that a rendered screen depends on.
    struct Key: Hashable, Sendable {
        let screen: String
        let selection: SectionSelection
        let language: LanguageTag
        let features: String
        let catalog: Int
        /// The listener and the state of their library; nil for screens that are the same for everybody.
        var listener: Listener?

        struct Listener: Hashable, Sendable {
            let user: String?
            let library: Int
        }
    }

    private struct Entry: Sendable {
        let document: ScreenDocument
        let expiresAt: ContinuousClock.Instant
    }

    /// How long a screen is kept that nothing has changed: some name what happens at a certain time.
    private static let lifetime = Duration.seconds(30)
    /// Some hundred kilobytes each.
    private static let keptScreens = 64

    private let entries = BoundedCache<Key, Entry>(capacity: keptScreens)

    /// The screen for a listener: one of theirs, else one that is everybody's.
    func document(_ key: Key) -> ScreenDocument? {
        var common = key
        common.listener = nil
        guard let entry = entries[key] ?? entries[common], entry.expiresAt > .now else { return nil }
        return entry.document
    }

    /// Keeps a screen, unless a part of it could not be loaded.
    func insert(_ document: ScreenDocument, _ reads: RenderReads.Inputs, for key: Key) {
        guard document.sections.allSatisfy({ !$0.isFailed }) else { return }
        var key = key
        if !reads.contains(.user) { key.listener = nil }
        entries.insert(Entry(document: document, expiresAt: .now + Self.lifetime), for: key)
    }
}
