/// Everything that is known of a composer.
public struct ComposerDetail: Sendable, Hashable {
    public let summary: ComposerSummary
    public let birthplace: String?
    /// ISO 3166-1 alpha-2.
    public let country: String?
    public let biography: LocalizedText?

    public init(summary: ComposerSummary, birthplace: String?, country: String?, biography: LocalizedText?) {
        self.summary = summary
        self.birthplace = birthplace
        self.country = country
        self.biography = biography
    }
}
