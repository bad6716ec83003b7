/// Messages to the reader: errors, updates, settings.
extension Phrase {
    static let notFound = Phrase(en: "Not found", de: "Nicht gefunden", nl: "Niet gevonden")
    static let notFoundDetail = Phrase(
        en: "What you are looking for is not here, or not any more.", de: "Was Sie suchen, gibt es hier nicht oder nicht mehr.",
        nl: "Wat u zoekt is hier niet, of niet meer.")
    static let invalidRequest = Phrase(en: "That address is not right", de: "Diese Adresse stimmt nicht", nl: "Dat adres klopt niet")
    static let invalidRequestDetail = Phrase(
        en: "The app asked for something we do not understand.", de: "Die App hat etwas angefragt, das wir nicht verstehen.",
        nl: "De app vroeg om iets wat wij niet begrijpen.")
    static let unavailable = Phrase(en: "Something went wrong", de: "Etwas ist schiefgegangen", nl: "Er ging iets mis")
    static let unavailableDetail = Phrase(
        en: "Please try again in a moment.", de: "Bitte versuchen Sie es gleich noch einmal.", nl: "Probeer het zo nog eens.")
    static let updateTitle = Phrase(en: "Please update the app", de: "Bitte aktualisieren Sie die App", nl: "Werk de app bij")
    static let updateMessage = Phrase(
        en: "This version of the app will soon stop working.", de: "Diese Version der App funktioniert bald nicht mehr.",
        nl: "Deze versie van de app werkt binnenkort niet meer.")
    static let retiredTitle = Phrase(en: "This version has been retired", de: "Diese Version ist abgelaufen", nl: "Deze versie is verlopen")
    static let retiredMessage = Phrase(
        en: "Please install the latest version of the app to go on listening.",
        de: "Bitte installieren Sie die neueste Version der App, um weiterzuhören.",
        nl: "Installeer de nieuwste versie van de app om verder te luisteren.")
    static let noResults = Phrase(en: "Nothing found", de: "Nichts gefunden", nl: "Niets gevonden")
    static let noResultsHint = Phrase(
        en: "Try fewer or shorter words.", de: "Versuchen Sie es mit weniger oder kürzeren Wörtern.",
        nl: "Probeer minder of kortere woorden.")
    static let searchEmpty = Phrase(en: "What would you like to hear?", de: "Was möchten Sie hören?", nl: "Wat wilt u horen?")
    static let audioQuality = Phrase(en: "Sound quality", de: "Klangqualität", nl: "Geluidskwaliteit")
    static let audioQualityHint = Phrase(
        en: "Better sound uses more data.", de: "Besserer Klang braucht mehr Daten.", nl: "Beter geluid kost meer data.")
    static let qualityLow = Phrase(en: "Low", de: "Niedrig", nl: "Laag")
    static let qualityStandard = Phrase(en: "Standard", de: "Standard", nl: "Standaard")
    static let qualityLossless = Phrase(en: "Lossless", de: "Verlustfrei", nl: "Verliesvrij")
    static let qualitySaved = Phrase(en: "Sound quality saved", de: "Klangqualität gespeichert", nl: "Geluidskwaliteit opgeslagen")
    static let account = Phrase(en: "Account", de: "Konto", nl: "Account")
    static let signedIn = Phrase(en: "You are signed in", de: "Sie sind angemeldet", nl: "U bent ingelogd")
    static let signedOut = Phrase(en: "You are not signed in", de: "Sie sind nicht angemeldet", nl: "U bent niet ingelogd")
    static let language = Phrase(en: "Language", de: "Sprache", nl: "Taal")
    static let languageName = Phrase(en: "English", de: "Deutsch", nl: "Nederlands")
    static let languageHint = Phrase(
        en: "Follows the language of your device", de: "Folgt der Sprache Ihres Geräts", nl: "Volgt de taal van uw apparaat")
    static let aboutText = Phrase(
        en:
            "Classical music, with the people who wrote it and the people who play it. Every screen of this app is written once and served to every version of the app ever shipped.",
        de:
            "Klassische Musik, mit denen, die sie geschrieben haben, und denen, die sie spielen. Jede Ansicht dieser App wird einmal geschrieben und jeder je ausgelieferten Version der App gezeigt.",
        nl:
            "Klassieke muziek, met wie haar schreef en wie haar speelt. Elk scherm van deze app wordt één keer geschreven en aan elke ooit uitgebrachte versie van de app getoond."
    )
    static let aboutCatalogue = Phrase(
        en: "In the catalogue", de: "Im Katalog", nl: "In de catalogus")
    static let watchLive = Phrase(en: "Listen live", de: "Live hören", nl: "Luister live")
    static let all = Phrase(en: "All", de: "Alle", nl: "Alles")
}
