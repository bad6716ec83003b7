import Testing

@testable import Platform

@Suite struct AcceptTests {
    static let offered = [
        ContentType("application", "vnd.platform.screen+json", parameters: [("encoding", "tree")]),
        ContentType("application", "vnd.platform.screen+json", parameters: [("encoding", "flat")]),
        ContentType("application", "json"),
        ContentType("text", "html"),
    ]

    typealias Row = (field: String?, index: Int?)

    static let rows: [Row] = [
        (nil, 0),
        ("", 0),
        ("*/*", 0),
        ("application/*", 0),
        ("application/json", 2),
        ("APPLICATION/JSON", 2),
        ("text/*", 3),
        ("text/html, application/json", 2),
        ("text/html, application/json;q=0.9", 3),
        ("application/vnd.platform.screen+json", 0),
        ("application/vnd.platform.screen+json; encoding=flat", 1),
        ("application/vnd.platform.screen+json; Encoding=\"flat\"", 1),
        ("application/vnd.platform.screen+json; encoding=flat; q=0.5, */*;q=0.1", 1),
        ("application/vnd.platform.screen+json; encoding=unknown", nil),
        ("application/vnd.platform.screen+json;encoding=tree;q=0, application/vnd.platform.screen+json", 1),
        ("*/*;q=0.1, application/json;q=0", 0),
        ("application/*;q=0, */*", 3),
        ("image/png", nil),
        ("*/*;q=0", nil),
        ("*/json", 0),
        ("nonsense, text/html", 3),
        ("text/html;q=1;extension=1", 3),
        ("text/html;q=x", 0),
    ]

    @Test("the most specific range decides, and the wanted most is chosen", arguments: rows)
    func preferred(row: Row) {
        #expect(Accept(row.field).preferredIndex(among: Self.offered) == row.index)
    }

    @Test("the chosen media type prints with its parameters")
    func chosen() {
        let chosen = Accept("application/vnd.platform.screen+json;encoding=flat").preferred(among: Self.offered)
        #expect(chosen?.description == "application/vnd.platform.screen+json; encoding=flat")
    }
}
