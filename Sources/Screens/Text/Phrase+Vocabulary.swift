/// The names of periods, genres, instruments and kinds of performer.
extension Phrase {
    static func name(of period: Period) -> Phrase {
        switch period {
        case .medieval: Phrase(en: "Medieval", de: "Mittelalter", nl: "Middeleeuwen")
        case .renaissance: Phrase(en: "Renaissance", de: "Renaissance", nl: "Renaissance")
        case .baroque: Phrase(en: "Baroque", de: "Barock", nl: "Barok")
        case .classical: Phrase(en: "Classical", de: "Klassik", nl: "Klassiek")
        case .romantic: Phrase(en: "Romantic", de: "Romantik", nl: "Romantiek")
        case .modern: Phrase(en: "Modern", de: "Moderne", nl: "Modern")
        case .contemporary: Phrase(en: "Contemporary", de: "Zeitgenössisch", nl: "Hedendaags")
        }
    }

    static func name(of genre: Genre) -> Phrase {
        switch genre {
        case .symphony: Phrase(en: "Symphonies", de: "Sinfonien", nl: "Symfonieën")
        case .concerto: Phrase(en: "Concertos", de: "Konzerte", nl: "Concerten")
        case .orchestral: Phrase(en: "Orchestral", de: "Orchestermusik", nl: "Orkestmuziek")
        case .ballet: Phrase(en: "Ballet", de: "Ballett", nl: "Ballet")
        case .opera: Phrase(en: "Opera", de: "Oper", nl: "Opera")
        case .choral: Phrase(en: "Choral", de: "Chormusik", nl: "Koormuziek")
        case .song: Phrase(en: "Songs", de: "Lieder", nl: "Liederen")
        case .chamber: Phrase(en: "Chamber music", de: "Kammermusik", nl: "Kamermuziek")
        case .keyboard: Phrase(en: "Keyboard", de: "Tastenmusik", nl: "Klaviermuziek")
        case .solo: Phrase(en: "Solo", de: "Solo", nl: "Solo")
        }
    }

    static func name(of instrument: Instrument) -> Phrase {
        switch instrument {
        case .orchestra: Phrase(en: "Orchestra", de: "Orchester", nl: "Orkest")
        case .strings: Phrase(en: "Strings", de: "Streicher", nl: "Strijkers")
        case .piano: Phrase(en: "Piano", de: "Klavier", nl: "Piano")
        case .harpsichord: Phrase(en: "Harpsichord", de: "Cembalo", nl: "Klavecimbel")
        case .organ: Phrase(en: "Organ", de: "Orgel", nl: "Orgel")
        case .violin: Phrase(en: "Violin", de: "Violine", nl: "Viool")
        case .viola: Phrase(en: "Viola", de: "Viola", nl: "Altviool")
        case .cello: Phrase(en: "Cello", de: "Violoncello", nl: "Cello")
        case .doubleBass: Phrase(en: "Double bass", de: "Kontrabass", nl: "Contrabas")
        case .flute: Phrase(en: "Flute", de: "Flöte", nl: "Fluit")
        case .oboe: Phrase(en: "Oboe", de: "Oboe", nl: "Hobo")
        case .clarinet: Phrase(en: "Clarinet", de: "Klarinette", nl: "Klarinet")
        case .bassoon: Phrase(en: "Bassoon", de: "Fagott", nl: "Fagot")
        case .horn: Phrase(en: "Horn", de: "Horn", nl: "Hoorn")
        case .trumpet: Phrase(en: "Trumpet", de: "Trompete", nl: "Trompet")
        case .trombone: Phrase(en: "Trombone", de: "Posaune", nl: "Trombone")
        case .harp: Phrase(en: "Harp", de: "Harfe", nl: "Harp")
        case .guitar: Phrase(en: "Guitar", de: "Gitarre", nl: "Gitaar")
        case .lute: Phrase(en: "Lute", de: "Laute", nl: "Luit")
        case .percussion: Phrase(en: "Percussion", de: "Schlagwerk", nl: "Slagwerk")
        case .voice: Phrase(en: "Voice", de: "Gesang", nl: "Zang")
        case .choir: Phrase(en: "Choir", de: "Chor", nl: "Koor")
        case .stringQuartet: Phrase(en: "String quartet", de: "Streichquartett", nl: "Strijkkwartet")
        }
    }

    static func name(of role: ArtistRole) -> Phrase {
        switch role {
        case .conductor: Phrase(en: "Conductor", de: "Dirigent", nl: "Dirigent")
        case .soprano: Phrase(en: "Soprano", de: "Sopran", nl: "Sopraan")
        case .mezzoSoprano: Phrase(en: "Mezzo-soprano", de: "Mezzosopran", nl: "Mezzosopraan")
        case .contralto: Phrase(en: "Contralto", de: "Alt", nl: "Alt")
        case .tenor: Phrase(en: "Tenor", de: "Tenor", nl: "Tenor")
        case .baritone: Phrase(en: "Baritone", de: "Bariton", nl: "Bariton")
        case .bass: Phrase(en: "Bass", de: "Bass", nl: "Bas")
        case .countertenor: Phrase(en: "Countertenor", de: "Countertenor", nl: "Contratenor")
        default: Instrument(rawValue: role.rawValue).map(name(of:)) ?? Phrase(en: role.rawValue, de: role.rawValue, nl: role.rawValue)
        }
    }

    static func name(of type: EnsembleType) -> Phrase {
        switch type {
        case .orchestra: Phrase(en: "Orchestra", de: "Orchester", nl: "Orkest")
        case .chamberOrchestra: Phrase(en: "Chamber orchestra", de: "Kammerorchester", nl: "Kamerorkest")
        case .stringQuartet: Phrase(en: "String quartet", de: "Streichquartett", nl: "Strijkkwartet")
        case .pianoTrio: Phrase(en: "Piano trio", de: "Klaviertrio", nl: "Pianotrio")
        case .choir: Phrase(en: "Choir", de: "Chor", nl: "Koor")
        case .periodEnsemble: Phrase(en: "Period ensemble", de: "Ensemble für Alte Musik", nl: "Ensemble voor oude muziek")
        case .ensemble: Phrase(en: "Ensemble", de: "Ensemble", nl: "Ensemble")
        }
    }

    public static func name(of kind: SearchKind) -> Phrase {
        switch kind {
        case .composer: .composers
        case .work: .works
        case .album: .albums
        case .track: .tracks
        case .artist: .artists
        case .ensemble: .ensembles
        case .playlist: .playlists
        case .podcast: .podcasts
        }
    }

    static func favorites(of kind: FavoriteKind) -> Phrase {
        switch kind {
        case .album: .favoriteAlbums
        case .track: .favoriteTracks
        case .work: .favoriteWorks
        case .composer: .favoriteComposers
        case .artist: .favoriteArtists
        }
    }

    static func name(of quality: AudioQuality) -> Phrase {
        switch quality {
        case .low: .qualityLow
        case .standard: .qualityStandard
        case .lossless: .qualityLossless
        }
    }
}
