/// What a client does: on a tap, on a view, from a menu, or because a command answered so.
///
/// One set for all four, so that a client needs one handler a case. Paths are below the version; the encoder puts
/// the version in front, which keeps a rendered screen free of the version it is rendered for.
public indirect enum Action: Sendable, Equatable {
    /// Opens a screen of this app.
    case screen(ScreenAction)
    /// Opens an address outside the app's screens.
    case url(String)
    /// Posts a payload, as it is, to a command; the answer is a list of actions.
    case command(CommandAction)
    /// Fetches the whole screen, or the named sections of it, again.
    case reload(sections: [String])
    /// Fetches the next page of a section and appends it.
    case loadContent(section: String, offset: PageOffset)
    /// Tells the reader something, or asks before going on.
    case confirmation(Confirmation)
    /// Fills the play queue and plays.
    case play(PlayAction)
    /// Sets a property that components on screen show.
    case updateProperty(path: String, value: JSONLiteral)
    /// Replaces the screen's configuration by that of another path.
    case reconfigureScreen(path: String)
    /// Scrolls to a component.
    case scrollTo(component: String)
    /// Closes the screen.
    case close
    /// Asks the reader to sign in, in the client's own way.
    case signIn(reason: String)
    /// Keeps tracks for listening without a connection.
    case download(DownloadAction)
}
