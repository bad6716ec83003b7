internal import Screens

/// An ensemble, as imported.
struct EnsembleRecord {
    static let names: Set<String> = ["kind", "id", "name", "type", "founded", "city", "country", "popularity"]

    let id: String
    let name: String
    let type: EnsembleType
    let founded: Int?
    let city: String?
    let country: String?
    let popularity: Int

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "an ensemble", names: Self.names)
        id = try reader.id("id")
        name = try reader.text("name")
        type = try reader.word("type")
        founded = try reader.optionalInteger("founded", RecordLimits.year)
        city = try reader.optionalText("city")
        country = try reader.optionalCountry("country")
        popularity = try reader.integer("popularity", RecordLimits.popularity)
    }
}
