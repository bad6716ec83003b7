/// The texts of a component or header, already in the reader's language.
public struct TextContent: Sendable, Equatable {
    public var title: String?
    public var subtitle: String?
    /// A short text at the trailing edge, such as a duration.
    public var accessory: String?
    public var description: String?
    /// Texts that only one component type has.
    public var custom: [CustomText]

    public init(title: String? = nil, subtitle: String? = nil, accessory: String? = nil, description: String? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.accessory = accessory
        self.description = description
        custom = []
    }

    var isEmpty: Bool {
        title == nil && subtitle == nil && accessory == nil && description == nil && custom.isEmpty
    }
}
