import SonosBridge

extension Fixture {
    /// Every operation with arguments it can answer.
    func callsOfEveryOperation() async throws -> [SonosOperation: [(String, String)]] {
        let track = try await trackID()
        let album = try await albumID()
        let playlist = try await list("playlists").ids[0]
        let home = try await list("root").ids[0]
        let composers = try await list(try await list(home).ids[0]).ids[0]
        return [
            .getSessionId: [("username", "u"), ("password", "p")], .getMetadata: [("id", "root"), ("index", "0"), ("count", "10")],
            .getExtendedMetadata: [("id", album)], .getExtendedMetadataText: [("id", album), ("type", "ALBUM_NOTES")], .getUserInfo: [],
            .rateItem: [("id", track), ("rating", "1")],
            .search: [("id", "albums"), ("term", "Album"), ("index", "0"), ("count", "10")], .getMediaMetadata: [("id", track)],
            .getMediaURI: [("id", track), ("action", "EXPLICIT:PLAY"), ("secondsSinceExplicit", "1")], .createItem: [("favorite", album)],
            .deleteItem: [("favorite", album)], .getScrollIndices: [("id", composers)], .getLastUpdate: [],
            .reportStatus: [("id", track), ("errorCode", "-5"), ("message", "m")], .setPlayedSeconds: [("id", track), ("seconds", "5")],
            .reportPlaySeconds: [("id", track), ("seconds", "5"), ("contextId", album), ("offsetMillis", "5000")],
            .reportPlayStatus: [("id", track), ("status", "skippedTrack")], .reportAccountAction: [("type", "addAccount")],
            .getAppLink: [("householdId", "h1")], .getDeviceLinkCode: [("householdId", "h1")],
            .getDeviceAuthToken: [("householdId", "h1"), ("linkCode", "abc"), ("linkDeviceId", "d")], .refreshAuthToken: [],
            .getContentKey: [("id", track)],
            .createContainer: [("containerType", "playlist"), ("title", "T"), ("parentId", ""), ("seedId", track)],
            .addToContainer: [("id", album), ("parentId", playlist), ("index", "-1"), ("updateId", "")],
            .renameContainer: [("id", playlist), ("title", "N")], .deleteContainer: [("id", playlist)],
            .removeFromContainer: [("id", playlist), ("indices", "1,3-5"), ("updateId", "1")],
            .reorderContainer: [("id", playlist), ("from", "0-2,4"), ("to", "7"), ("updateId", "1")],
        ]
    }
}
