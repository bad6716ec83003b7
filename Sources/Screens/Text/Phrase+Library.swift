/// Texts about the listener's own library and account.
extension Phrase {
    static let addToFavorites = Phrase(en: "Add to favourites", de: "Zu Favoriten hinzufügen", nl: "Toevoegen aan favorieten")
    static let removeFromFavorites = Phrase(en: "Remove from favourites", de: "Aus Favoriten entfernen", nl: "Verwijderen uit favorieten")
    static let addedToFavorites = Phrase(
        en: "Added to your favourites", de: "Zu Ihren Favoriten hinzugefügt", nl: "Toegevoegd aan uw favorieten")
    static let removedFromFavorites = Phrase(
        en: "Removed from your favourites", de: "Aus Ihren Favoriten entfernt", nl: "Verwijderd uit uw favorieten")
    static let favoritesReadOnly = Phrase(
        en: "Favourites cannot be changed just now. Please try again later.",
        de: "Favoriten können gerade nicht geändert werden. Bitte versuchen Sie es später noch einmal.",
        nl: "Favorieten kunnen nu niet worden gewijzigd. Probeer het later opnieuw.")
    static let favoritesReadOnlyTitle = Phrase(en: "Favourites are read-only", de: "Favoriten nur lesbar", nl: "Favorieten alleen-lezen")
    static let favoriteAlbums = Phrase(en: "Favourite albums", de: "Lieblingsalben", nl: "Favoriete albums")
    static let favoriteTracks = Phrase(en: "Favourite tracks", de: "Lieblingstitel", nl: "Favoriete tracks")
    static let favoriteWorks = Phrase(en: "Favourite works", de: "Lieblingswerke", nl: "Favoriete werken")
    static let favoriteComposers = Phrase(en: "Favourite composers", de: "Lieblingskomponisten", nl: "Favoriete componisten")
    static let favoriteArtists = Phrase(en: "Favourite performers", de: "Lieblingsinterpreten", nl: "Favoriete uitvoerenden")
    static let noFavorites = Phrase(en: "No favourites yet", de: "Noch keine Favoriten", nl: "Nog geen favorieten")
    static let noFavoritesHint = Phrase(
        en: "Open the menu of an album, a track, a work, a composer or a performer and add it to your favourites.",
        de: "Öffnen Sie das Menü eines Albums, Titels, Werks, Komponisten oder Interpreten und fügen Sie es den Favoriten hinzu.",
        nl: "Open het menu van een album, track, werk, componist of uitvoerende en voeg het toe aan uw favorieten.")
    static let signIn = Phrase(en: "Sign in", de: "Anmelden", nl: "Inloggen")
    static let signInForLibrary = Phrase(
        en: "Sign in to see your music.", de: "Melden Sie sich an, um Ihre Musik zu sehen.", nl: "Log in om uw muziek te zien.")
    static let signInToChange = Phrase(
        en: "Sign in to keep favourites and playlists.", de: "Melden Sie sich an, um Favoriten und Playlists zu speichern.",
        nl: "Log in om favorieten en afspeellijsten te bewaren.")
    static let newPlaylist = Phrase(en: "New playlist", de: "Neue Playlist", nl: "Nieuwe afspeellijst")
    static let addToNewPlaylist = Phrase(
        en: "Add to a new playlist", de: "Zu neuer Playlist hinzufügen", nl: "Toevoegen aan nieuwe afspeellijst")
    static let addToPlaylist = Phrase(en: "Add to “%@”", de: "Zu „%@“ hinzufügen", nl: "Toevoegen aan ‘%@’")
    static let addedToPlaylist = Phrase(en: "Added to “%@”", de: "Zu „%@“ hinzugefügt", nl: "Toegevoegd aan ‘%@’")
    static let removeFromPlaylist = Phrase(en: "Remove from playlist", de: "Aus Playlist entfernen", nl: "Verwijderen uit afspeellijst")
    static let removedFromPlaylist = Phrase(
        en: "Removed from the playlist", de: "Aus der Playlist entfernt", nl: "Uit de afspeellijst verwijderd")
    static let moveUp = Phrase(en: "Move up", de: "Nach oben", nl: "Omhoog")
    static let moveDown = Phrase(en: "Move down", de: "Nach unten", nl: "Omlaag")
    static let playlistCreated = Phrase(en: "Playlist “%@” is ready", de: "Playlist „%@“ ist angelegt", nl: "Afspeellijst ‘%@’ is gemaakt")
    static let playlistRenamed = Phrase(
        en: "The playlist is now called “%@”", de: "Die Playlist heißt jetzt „%@“", nl: "De afspeellijst heet nu ‘%@’")
    static let playlistDeleted = Phrase(en: "The playlist is deleted", de: "Die Playlist ist gelöscht", nl: "De afspeellijst is verwijderd")
    static let playlistMissing = Phrase(
        en: "That playlist no longer exists", de: "Diese Playlist gibt es nicht mehr", nl: "Die afspeellijst bestaat niet meer")
    static let playlistNameTaken = Phrase(
        en: "You already have a playlist of that name", de: "Sie haben schon eine Playlist dieses Namens",
        nl: "U heeft al een afspeellijst met die naam")
    static let libraryFull = Phrase(
        en: "There is no more room in your library", de: "In Ihrer Bibliothek ist kein Platz mehr",
        nl: "Er is geen ruimte meer in uw bibliotheek")
    static let renamePlaylist = Phrase(en: "New name", de: "Neuer Name", nl: "Nieuwe naam")
    static let deletePlaylist = Phrase(en: "Delete playlist", de: "Playlist löschen", nl: "Afspeellijst verwijderen")
    static let deletePlaylistQuestion = Phrase(
        en: "The playlist “%@” will be gone for good.", de: "Die Playlist „%@“ wird endgültig gelöscht.",
        nl: "De afspeellijst ‘%@’ wordt definitief verwijderd.")
    static let delete = Phrase(en: "Delete", de: "Löschen", nl: "Verwijderen")
    static let cancel = Phrase(en: "Cancel", de: "Abbrechen", nl: "Annuleren")
    static let ok = Phrase(en: "OK", de: "OK", nl: "OK")
    static let emptyPlaylist = Phrase(en: "This playlist is empty", de: "Diese Playlist ist leer", nl: "Deze afspeellijst is leeg")
    static let playlistChanged = Phrase(
        en: "The playlist has changed meanwhile", de: "Die Playlist wurde inzwischen geändert",
        nl: "De afspeellijst is intussen gewijzigd")
    static let speakers = Phrase(en: "Speakers", de: "Lautsprecher", nl: "Speakers")
    static let sonosHousehold = Phrase(en: "Sonos system", de: "Sonos-System", nl: "Sonos-systeem")
    static let linkedSince = Phrase(en: "Linked %@", de: "Verknüpft am %@", nl: "Gekoppeld op %@")
    static let noSpeakers = Phrase(
        en: "No speakers play from this account. Add the service in the Sonos app to link them.",
        de: "Kein Lautsprecher spielt von diesem Konto. Fügen Sie den Dienst in der Sonos-App hinzu, um welche zu verknüpfen.",
        nl: "Er spelen geen speakers vanaf dit account. Voeg de dienst toe in de Sonos-app om ze te koppelen.")
    static let unlinkSpeaker = Phrase(en: "Unlink speakers", de: "Lautsprecher trennen", nl: "Speakers ontkoppelen")
    static let unlinkSpeakerQuestion = Phrase(
        en: "They stop playing from this account at once.", de: "Sie spielen dann sofort nicht mehr von diesem Konto.",
        nl: "Ze spelen dan meteen niet meer vanaf dit account.")
    static let unlink = Phrase(en: "Unlink", de: "Trennen", nl: "Ontkoppelen")
    static let speakerUnlinked = Phrase(en: "Speakers unlinked", de: "Lautsprecher getrennt", nl: "Speakers ontkoppeld")
}
