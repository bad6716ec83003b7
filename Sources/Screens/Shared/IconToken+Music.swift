import ScreenKit

/// The icons the screens use.
extension IconToken {
    static let heart = IconToken(rawValue: "icon.small.heart.outline")
    static let heartFilled = IconToken(rawValue: "icon.small.heart.filled")
    static let play = IconToken(rawValue: "icon.small.play")
    static let download = IconToken(rawValue: "icon.small.download")
    static let booklet = IconToken(rawValue: "icon.small.book")
    static let plus = IconToken(rawValue: "icon.small.plus")
    static let minus = IconToken(rawValue: "icon.small.minus")
    static let trash = IconToken(rawValue: "icon.small.trash")
    static let arrowUp = IconToken(rawValue: "icon.small.arrow.up")
    static let arrowDown = IconToken(rawValue: "icon.small.arrow.down")
    static let album = IconToken(rawValue: "icon.small.album")
    static let work = IconToken(rawValue: "icon.small.score")
    static let person = IconToken(rawValue: "icon.small.person")
    static let group = IconToken(rawValue: "icon.small.group")
    static let playlist = IconToken(rawValue: "icon.small.playlist")
    static let podcast = IconToken(rawValue: "icon.small.microphone")
    static let live = IconToken(rawValue: "icon.small.broadcast")
    static let search = IconToken(rawValue: "icon.small.search")
    static let settings = IconToken(rawValue: "icon.small.settings")
    static let info = IconToken(rawValue: "icon.small.info")
    static let warning = IconToken(rawValue: "icon.small.warning")
    static let update = IconToken(rawValue: "icon.small.arrow.circle")
    static let signIn = IconToken(rawValue: "icon.small.key")
    /// What a button gets that has no icon of its own, for clients that cannot do without.
    static let generic = IconToken(rawValue: "icon.small.circle")
}
