extension SignInText {
    static let english = SignInText(
        language: "en",
        title: { service in "Link Sonos to \(service)" },
        explanation: { service in
            "Sign in to give the Sonos household that brought you here access to your \(service) account. Everybody in that household "
                + "can then play your music, and see and change your favourites and playlists."
        },
        warning: "Go on only if you have just begun this yourself in the Sonos app. If somebody sent you this page, close it.",
        linkCode: "Link code",
        email: "E-mail address",
        password: "Password",
        submit: "Sign in and link",
        malformedForm: "The form could not be read. Please fill it in again.",
        foreignForm: "This form was sent from another site and has been refused. Begin again in the Sonos app.",
        missingCode: "Enter the link code that the Sonos app shows: 32 digits and letters from a to f.",
        closedCode: "This link code is unknown, has been used, or has expired. Begin again in the Sonos app to get a new one.",
        wrongCredentials: "The e-mail address or the password is wrong.",
        throttled: { minutes in
            "There have been too many failed attempts. Try again in \(minutes) \(minutes == 1 ? "minute" : "minutes")."
        },
        unavailable: "Signing in is not possible at the moment. Please try again shortly.",
        linkedTitle: "Linked",
        linked: { service in "Your Sonos household is linked to your \(service) account. You can return to the Sonos app." }
    )

    static let german = SignInText(
        language: "de",
        title: { service in "Sonos mit \(service) verbinden" },
        explanation: { service in
            "Mit der Anmeldung erhält der Sonos-Haushalt, der Sie hierher geführt hat, Zugriff auf Ihr Konto bei \(service). Alle in "
                + "diesem Haushalt können dann Ihre Musik abspielen sowie Ihre Favoriten und Playlists sehen und ändern."
        },
        warning: "Fahren Sie nur fort, wenn Sie dies gerade selbst in der Sonos-App begonnen haben. Hat Ihnen jemand diese Seite "
            + "geschickt, schließen Sie sie.",
        linkCode: "Verbindungscode",
        email: "E-Mail-Adresse",
        password: "Passwort",
        submit: "Anmelden und verbinden",
        malformedForm: "Das Formular war nicht lesbar. Bitte füllen Sie es noch einmal aus.",
        foreignForm: "Dieses Formular kam von einer anderen Website und wurde abgelehnt. Beginnen Sie in der Sonos-App von vorn.",
        missingCode: "Geben Sie den Verbindungscode aus der Sonos-App ein: 32 Ziffern und Buchstaben von a bis f.",
        closedCode: "Dieser Verbindungscode ist unbekannt, schon benutzt oder abgelaufen. Beginnen Sie in der Sonos-App von vorn, um "
            + "einen neuen zu erhalten.",
        wrongCredentials: "Die E-Mail-Adresse oder das Passwort ist falsch.",
        throttled: { minutes in
            "Es gab zu viele Fehlversuche. Versuchen Sie es in \(minutes) \(minutes == 1 ? "Minute" : "Minuten") wieder."
        },
        unavailable: "Die Anmeldung ist zurzeit nicht möglich. Bitte versuchen Sie es gleich noch einmal.",
        linkedTitle: "Verbunden",
        linked: { service in
            "Ihr Sonos-Haushalt ist mit Ihrem Konto bei \(service) verbunden. Sie können zur Sonos-App zurückkehren."
        }
    )

    static let dutch = SignInText(
        language: "nl",
        title: { service in "Sonos koppelen aan \(service)" },
        explanation: { service in
            "Door in te loggen geeft u het Sonos-huishouden dat u hierheen bracht toegang tot uw \(service)-account. Iedereen in dat "
                + "huishouden kan dan uw muziek afspelen en uw favorieten en afspeellijsten zien en wijzigen."
        },
        warning: "Ga alleen verder als u hier zojuist zelf in de Sonos-app mee bent begonnen. Heeft iemand u deze pagina gestuurd, "
            + "sluit die dan.",
        linkCode: "Koppelcode",
        email: "E-mailadres",
        password: "Wachtwoord",
        submit: "Inloggen en koppelen",
        malformedForm: "Het formulier kon niet worden gelezen. Vul het opnieuw in.",
        foreignForm: "Dit formulier kwam van een andere website en is geweigerd. Begin opnieuw in de Sonos-app.",
        missingCode: "Vul de koppelcode uit de Sonos-app in: 32 cijfers en letters van a tot en met f.",
        closedCode: "Deze koppelcode is onbekend, al gebruikt of verlopen. Begin opnieuw in de Sonos-app om een nieuwe te krijgen.",
        wrongCredentials: "Het e-mailadres of het wachtwoord is onjuist.",
        throttled: { minutes in
            "Er zijn te veel mislukte pogingen geweest. Probeer het over \(minutes) \(minutes == 1 ? "minuut" : "minuten") opnieuw."
        },
        unavailable: "Inloggen is op dit moment niet mogelijk. Probeer het straks opnieuw.",
        linkedTitle: "Gekoppeld",
        linked: { service in "Uw Sonos-huishouden is gekoppeld aan uw \(service)-account. U kunt terugkeren naar de Sonos-app." }
    )
}
