internal import Screens

/// A composer, as imported.
struct ComposerRecord {
    static let names: Set<String> = [
        "kind", "id", "name", "sortName", "born", "died", "birthplace", "country", "period", "popularity", "biography",
    ]

    let id: String
    let name: String
    let sortName: String
    let born: Int?
    let died: Int?
    let birthplace: String?
    let country: String?
    let period: Period
    let popularity: Int
    let biography: LocalizedText?

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "a composer", names: Self.names)
        id = try reader.id("id")
        name = try reader.text("name")
        sortName = try reader.text("sortName")
        (born, died) = try reader.lifetime()
        birthplace = try reader.optionalText("birthplace")
        country = try reader.optionalCountry("country")
        period = try reader.word("period")
        popularity = try reader.integer("popularity", RecordLimits.popularity)
        biography = try reader.optionalLocalizedText("biography", limit: RecordLimits.prose)
    }
}
