/// The images of a component or header, by the place they take in it.
public struct ImageContent: Sendable, Equatable {
    public var main: ImageReference?
    public var icon: ImageReference?
    public var background: ImageReference?
    public var accessory: ImageReference?

    public init(
        main: ImageReference? = nil, icon: ImageReference? = nil, background: ImageReference? = nil, accessory: ImageReference? = nil
    ) {
        self.main = main
        self.icon = icon
        self.background = background
        self.accessory = accessory
    }

    var isEmpty: Bool { main == nil && icon == nil && background == nil && accessory == nil }
}
