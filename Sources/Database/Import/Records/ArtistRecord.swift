internal import Screens

/// A performer, as imported.
struct ArtistRecord {
    static let names: Set<String> = ["kind", "id", "name", "sortName", "role", "born", "died", "country", "popularity"]

    let id: String
    let name: String
    let sortName: String
    let role: ArtistRole
    let born: Int?
    let died: Int?
    let country: String?
    let popularity: Int

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "an artist", names: Self.names)
        id = try reader.id("id")
        name = try reader.text("name")
        sortName = try reader.text("sortName")
        role = try reader.word("role")
        (born, died) = try reader.lifetime()
        country = try reader.optionalCountry("country")
        popularity = try reader.integer("popularity", RecordLimits.popularity)
    }
}
