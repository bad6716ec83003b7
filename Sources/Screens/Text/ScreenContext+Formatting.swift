import ScreenKit
import VersionService

/// Numbers, durations and dates as texts in the reader's language.
extension ScreenContext {
    /// A phrase with its placeholder filled in.
    func text(_ phrase: Phrase, _ value: String) -> String {
        let template = text(phrase)
        guard let placeholder = template.firstRange(of: "%@") else { return template }
        return template[..<placeholder.lowerBound] + value + template[placeholder.upperBound...]
    }

    /// Minutes and seconds of a track, `4:07`.
    func clock(_ seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Length of an album, `1 h 12 min`.
    func duration(_ seconds: Int) -> String {
        let minutes = (seconds + 30) / 60
        let hour = text(Phrase(en: "h", de: "Std.", nl: "u"))
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) \(hour) \(minutes % 60) min"
    }

    /// A number of things, with the noun in the right form.
    func count(_ count: Int, _ one: Phrase, _ many: Phrase) -> String {
        "\(count) \(text(count == 1 ? one : many))"
    }

    /// The years of a life, `1770–1827`; `*1935` for the living.
    func lifetime(born: Int?, died: Int?) -> String? {
        switch (born, died) {
        case (let born?, let died?): "\(born)–\(died)"
        case (let born?, nil): "*\(born)"
        case (nil, let died?): "†\(died)"
        case (nil, nil): nil
        }
    }

    /// A day and time, `10 January 2027, 19:00 UTC`.
    func dateTime(_ timestamp: Timestamp) -> String {
        let iso = timestamp.iso8601
        return "\(day(String(iso.prefix(10)))), \(iso.dropFirst(11).prefix(5)) UTC"
    }

    /// A day written `YYYY-MM-DD`, as `10 January 2027`.
    func day(_ iso: String) -> String {
        let parts = iso.split(separator: "-")
        guard parts.count == 3, let month = Int(parts[1]), (1...12).contains(month), let day = Int(parts[2]) else { return iso }
        let separator = locale == "de" ? ". " : " "
        return "\(day)\(separator)\(monthNames[month - 1]) \(parts[0])"
    }

    private var monthNames: [String] {
        switch locale {
        case "de":
            ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"]
        case "nl":
            ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"]
        default:
            ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
        }
    }
}

extension Phrase {
    static let oneTrack = Phrase(en: "track", de: "Titel", nl: "track")
    static let manyTracks = Phrase(en: "tracks", de: "Titel", nl: "tracks")
    static let oneAlbum = Phrase(en: "album", de: "Album", nl: "album")
    static let manyAlbums = Phrase(en: "albums", de: "Alben", nl: "albums")
    static let oneWork = Phrase(en: "work", de: "Werk", nl: "werk")
    static let manyWorks = Phrase(en: "works", de: "Werke", nl: "werken")
    static let oneRecording = Phrase(en: "recording", de: "Aufnahme", nl: "opname")
    static let manyRecordings = Phrase(en: "recordings", de: "Aufnahmen", nl: "opnamen")
    static let oneEpisode = Phrase(en: "episode", de: "Folge", nl: "aflevering")
    static let manyEpisodes = Phrase(en: "episodes", de: "Folgen", nl: "afleveringen")
}
