import Testing

@testable import Platform

@Suite struct AcceptLanguageTests {
    static let supported = ["en", "de", "de-CH", "zh-Hant", "pt"]

    typealias Row = (field: String?, language: String?)

    static let rows: [Row] = [
        (nil, nil),
        ("", nil),
        ("de", "de"),
        ("DE-ch", "de-CH"),
        ("de-CH-1996", "de-CH"),
        ("de-AT", "de"),
        ("fr, de;q=0.5", "de"),
        ("de;q=0.5, pt;q=0.9", "pt"),
        ("de, pt", "de"),
        ("fr", nil),
        ("*", "en"),
        ("fr, *;q=0.1", "en"),
        ("*, en;q=0", "de"),
        ("de;q=0, de-AT", nil),
        ("zh-Hant-x-y-TW", "zh-Hant"),
        ("pt-BR-x-private", "pt"),
        ("zh", nil),
        ("toolongsubtag, pt", "pt"),
        ("de--CH, pt", "pt"),
        ("de;q=9, pt;q=0.1", "pt"),
    ]

    @Test("languages are looked up", arguments: rows)
    func preferred(row: Row) {
        #expect(AcceptLanguage(row.field).preferred(among: Self.supported) == row.language)
    }

    @Test("only so many ranges are read")
    func bounded() {
        let sixteen = String(repeating: "fr, ", count: 15)
        #expect(AcceptLanguage(sixteen + "de").preferred(among: Self.supported) == "de")
        #expect(AcceptLanguage(sixteen + "fr, de").preferred(among: Self.supported) == nil)
    }
}
