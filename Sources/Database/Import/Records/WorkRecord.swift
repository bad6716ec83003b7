internal import Screens

/// A work, as imported.
struct WorkRecord {
    static let names: Set<String> = [
        "kind", "id", "composer", "title", "nickname", "catalogue", "key", "composed", "genre", "instruments", "popularity", "movements",
        "libretto",
    ]

    let id: String
    let composer: String
    let title: String
    let nickname: String?
    let catalogueNumber: String?
    let tonality: String?
    let composed: Int?
    let genre: Genre
    let instruments: [Instrument]
    let popularity: Int
    let movements: [WorkDetail.Movement]
    let libretto: Libretto?

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "a work", names: Self.names)
        id = try reader.id("id")
        composer = try reader.id("composer")
        title = try reader.text("title")
        nickname = try reader.optionalText("nickname")
        catalogueNumber = try reader.optionalText("catalogue")
        tonality = try reader.optionalText("key")
        composed = try reader.optionalInteger("composed", RecordLimits.year)
        genre = try reader.word("genre")
        instruments = try reader.words("instruments", 1...RecordLimits.instruments)
        popularity = try reader.integer("popularity", RecordLimits.popularity)
        movements = try Self.movements(reader)
        libretto = try Self.libretto(reader)
    }

    private static func movements(_ reader: RecordReader) throws(FieldError) -> [WorkDetail.Movement] {
        var movements: [WorkDetail.Movement] = []
        let names: Set = ["title", "duration"]
        for reader in try reader.objects("movements", 1...RecordLimits.movements, as: "a movement", names: names) {
            movements.append(
                WorkDetail.Movement(title: try reader.text("title"), duration: try reader.integer("duration", RecordLimits.duration))
            )
        }
        return movements
    }

    private static func libretto(_ reader: RecordReader) throws(FieldError) -> Libretto? {
        guard let value = reader.value("libretto") else { return nil }
        let reader = try RecordReader(value, at: "libretto", as: "a libretto", names: ["language", "lines"])
        let language = try reader.language("language")
        var lines: [Libretto.Line] = []
        for reader in try reader.objects("lines", 1...RecordLimits.librettoLines, as: "a line", names: ["text", "translation"]) {
            lines.append(
                Libretto.Line(
                    text: try reader.text("text", limit: RecordLimits.librettoLine), translation: try translation(reader, from: language)
                )
            )
        }
        return Libretto(language: language, lines: lines)
    }

    private static func translation(_ reader: RecordReader, from language: String) throws(FieldError) -> [String: String] {
        guard let value = reader.value("translation") else { return [:] }
        let languages = RecordReader.languages.subtracting([language])
        let texts = try RecordReader(value, at: reader.path("translation"), as: "a translation from \"\(language)\"", names: languages)
        var translation: [String: String] = [:]
        for language in languages.sorted() {
            translation[language] = try texts.optionalText(language, limit: RecordLimits.librettoLine)
        }
        return translation
    }
}
