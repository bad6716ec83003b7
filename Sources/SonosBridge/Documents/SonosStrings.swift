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
    /// In place of something that is still listed but gone.
    static let missing: SonosText = ["en": "Not available", "de": "Nicht verfügbar", "nl": "Niet beschikbaar"]

    /// Every text with its identifier, in the order they are written; one of the profile goes before one of the bridge's own.
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
        let known = own + categories
        let further = profile.strings.filter { string in !known.contains { $0.id == string.key } }.sorted { $0.key < $1.key }
        return known.map { (id: $0.id, text: profile.strings[$0.id] ?? $0.text) } + further.map { (id: $0.key, text: $0.value) }
    }
}
