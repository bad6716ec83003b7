import ScreenKit

/// The looks of the app's components, in tokens of the theme.
extension Style {
    static let card = Style(size: .standard, background: .card, typography: .cardTitle)
    static let row = Style(size: .standard, typography: .rowTitle)
    static let trackRow = Style(size: .small, typography: .rowTitle)
}

extension ColorToken {
    static let card = ColorToken(rawValue: "color.background.card")
    static let notice = ColorToken(rawValue: "color.background.notice")
}

extension TypographyToken {
    static let cardTitle = TypographyToken(rawValue: "text.cardTitle")
    static let rowTitle = TypographyToken(rawValue: "text.listRowTitle")
}
