import Testing

@testable import Platform

@Suite struct ContentTypeTests {
    @Test("media types are read with their parameters")
    func parsing() throws {
        let type = try #require(ContentType(parsing: " Text/XML ; Charset=\"utf-8\"; a=\"b\\\"c\""))
        #expect(type.type == "text")
        #expect(type.subtype == "xml")
        #expect(type[parameter: "CHARSET"] == "utf-8")
        #expect(type[parameter: "a"] == "b\"c")
        #expect(type[parameter: "b"] == nil)
        #expect(type.matches("text", "XML"))
        #expect(type.description == #"text/xml; charset=utf-8; a="b\"c""#)
    }

    @Test(
        "what is not exactly one media type is refused",
        arguments: [
            "", "text", "text/", "/xml", "text/xml; charset", "text/xml; =x", "text/xml, text/html", "text/xml; a=\"b", "text/xml x",
        ])
    func invalid(text: String) {
        #expect(ContentType(parsing: text) == nil)
    }

    @Test("only so many parameters are read")
    func bounded() {
        #expect(ContentType(parsing: "text/xml" + String(repeating: ";a=b", count: 8)) != nil)
        #expect(ContentType(parsing: "text/xml" + String(repeating: ";a=b", count: 9)) == nil)
    }
}
