import ScreenKit

/// The texts that the bridge itself refers to, in the languages it knows.
enum SonosStrings {
    static let link = "link-account"
    static let added = "favorite-added"
    static let removed = "favorite-removed"
    static let failed = "action-failed"

    static let favorites: SonosText = ["en": "Favorites", "de": "Favoriten", "nl": "Favorieten"]
    static let playlists: SonosText = ["en": "Playlists", "de": "Playlists", "nl": "Afspeellijsten"]
    static let search: SonosText = ["en": "Search", "de": "Suche", "nl": "Zoeken"]

    /// Every text with its identifier, in the order they are written.
    static func all(_ profile: SonosProfile) -> [(id: String, text: SonosText)] {
        let own: [(id: String, text: SonosText)] = [
            ("ServicePromo", profile.name),
            (link, ["en": "Sign in", "de": "Anmelden", "nl": "Inloggen"]),
            (added, ["en": "Added to favorites", "de": "Zu Favoriten hinzugefügt", "nl": "Toegevoegd aan favorieten"]),
            (removed, ["en": "Removed from favorites", "de": "Aus Favoriten entfernt", "nl": "Verwijderd uit favorieten"]),
            (failed, ["en": "That did not work", "de": "Das hat nicht geklappt", "nl": "Dat is niet gelukt"]),
            ("rate-love", ["en": "Love", "de": "Gefällt mir", "nl": "Vind ik mooi"]),
            ("rate-neutral", ["en": "Remove love", "de": "Gefällt mir nicht mehr", "nl": "Niet meer mooi"]),
            (
                "Error5Message",
                [
                    "en": "The account is not linked yet.", "de": "Das Konto ist noch nicht verknüpft.",
                    "nl": "Het account is nog niet gekoppeld.",
                ]
            ),
            (
                "Error6Message",
                [
                    "en": "The account could not be linked.", "de": "Das Konto konnte nicht verknüpft werden.",
                    "nl": "Het account kon niet worden gekoppeld.",
                ]
            ),
        ]
        let categories = profile.categories.map { (id: $0.stringID, text: $0.title) }
        return own + categories + profile.strings.sorted { $0.key < $1.key }.map { (id: $0.key, text: $0.value) }
    }
}
