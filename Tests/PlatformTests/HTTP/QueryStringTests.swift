import Testing

@testable import Platform

@Suite struct QueryStringTests {
    @Test("fields are decoded in order")
    func decode() throws {
        let query = try QueryString(parsing: "q=don%27t+stop&page=2&q=%C3%A9t%c3%a9&flag&=empty&&x=a%3Db=c")
        #expect(query["q"] == "don't stop")
        #expect(query.values("q") == ["don't stop", "été"])
        #expect(query["page"] == "2")
        #expect(query["flag"] == "")
        #expect(query[""] == "empty")
        #expect(query["x"] == "a=b=c")
        #expect(query["y"] == nil)
        #expect(query.fields.count == 6)
    }

    @Test("the query of a target begins after the first question mark")
    func target() throws {
        #expect(try QueryString(ofTarget: "/v3/search?q=a?b")["q"] == "a?b")
        #expect(try QueryString(ofTarget: "/v3/search").fields.isEmpty)
        #expect(try QueryString(ofTarget: "/v3/search?").fields.isEmpty)
    }

    @Test("a malformed field is named", arguments: ["%", "%4", "%zz", "%C3", "%FF", "%ED%A0%80", "%C0%AF"])
    func malformed(value: String) {
        #expect(throws: QueryStringError.malformedField(name: "q")) { try QueryString(parsing: "a=1&q=\(value)") }
        #expect(throws: QueryStringError.malformedField(name: value)) { try QueryString(parsing: "\(value)=1") }
        #expect(QueryStringError.malformedField(name: "q").field == "q")
    }

    @Test("only so many fields are read")
    func bounded() throws {
        #expect(try QueryString(parsing: String(repeating: "a=b&", count: 64)).fields.count == 64)
        #expect(throws: QueryStringError.tooManyFields(limit: 64)) { try QueryString(parsing: String(repeating: "a=b&", count: 65)) }
    }
}
