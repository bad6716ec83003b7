import ScreenKit

extension CommandPayload {
    /// The name of a playlist, without white space around it.
    ///
    /// - Throws: ``RouteError`` when it is absent, blank, too long, or holds control characters.
    func playlistName(_ member: String) throws(RouteError) -> String {
        let text = try string(member, limit: LibraryLimits.playlistName)
        let characters = text.drop { $0.isWhitespace }
        guard let end = characters.lastIndex(where: { !$0.isWhitespace }) else {
            throw RouteError(field: member, reason: "must not be blank")
        }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw RouteError(field: member, reason: "must not hold control characters")
        }
        return String(characters[...end])
    }
}
