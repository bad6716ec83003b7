/// How a component looks, in tokens of the theme only: no colour values, no font names.
public struct Style: Sendable, Equatable {
    /// How much a component stands out among its kind.
    public enum Prominence: String, Sendable, CaseIterable {
        case primary, secondary, tertiary
    }

    /// The size class of a component.
    public enum SizeClass: String, Sendable, CaseIterable {
        case small, standard, large
    }

    public var prominence: Prominence?
    public var size: SizeClass?
    public var background: ColorToken?
    public var typography: TypographyToken?

    public init(
        prominence: Prominence? = nil, size: SizeClass? = nil, background: ColorToken? = nil, typography: TypographyToken? = nil
    ) {
        self.prominence = prominence
        self.size = size
        self.background = background
        self.typography = typography
    }

    var isEmpty: Bool { prominence == nil && size == nil && background == nil && typography == nil }
}
