/// The types that ScreenKit itself defines.
extension ComponentType {
    public static let heading = ComponentType(rawValue: "core.heading")
    public static let text = ComponentType(rawValue: "core.text")
    public static let row = ComponentType(rawValue: "core.row")
    public static let trackRow = ComponentType(rawValue: "core.trackRow")
    public static let card = ComponentType(rawValue: "core.card")
    public static let button = ComponentType(rawValue: "core.button")
    public static let notice = ComponentType(rawValue: "core.notice")
    public static let error = ComponentType(rawValue: "core.error")
    public static let textField = ComponentType(rawValue: "core.textField")
    public static let emptyState = ComponentType(rawValue: "core.emptyState")
    public static let chipGroup = ComponentType(rawValue: "core.chipGroup")
    public static let chip = ComponentType(rawValue: "core.chip")
    public static let optionGroup = ComponentType(rawValue: "core.optionGroup")
    public static let option = ComponentType(rawValue: "core.option")
    public static let hero = ComponentType(rawValue: "core.hero")
}
