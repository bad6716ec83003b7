public import VersionService

/// Everything a screen may depend on besides the catalogue.
public struct RenderInputs: Sendable {
    public var features: FeatureSet
    public var user: ScreenUser?
    public var brand: Brand
    public var locale: LanguageTag
    public var capabilities: Capabilities

    public init(
        features: FeatureSet, user: ScreenUser? = nil, brand: Brand, locale: LanguageTag = "en",
        capabilities: Capabilities = Capabilities([:])
    ) {
        self.features = features
        self.user = user
        self.brand = brand
        self.locale = locale
        self.capabilities = capabilities
    }
}
