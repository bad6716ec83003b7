import ScreenKit
import Testing

@Suite("Command payloads")
struct CommandPayloadTests {
    private func payload(_ json: String) throws -> CommandPayload {
        try CommandPayload(JSONLiteral(parsing: Array(json.utf8)))
    }

    @Test("members are read by type")
    func members() throws {
        let payload = try payload(#"{"id":"a-1","position":3,"tracks":["a","b"],"name":"Für Elise"}"#)
        #expect(try payload.identifier("id") == "a-1")
        #expect(try payload.integer("position", in: 0...10) == 3)
        #expect(try payload.identifiers("tracks", limit: 2) == ["a", "b"])
        #expect(try payload.string("name") == "Für Elise")
        #expect(try payload.optionalString("nothing") == nil)
    }

    @Test(
        "what is not an object is refused, naming the place",
        arguments: [
            ("", ""), ("[]", ""), ("nul", ""), (#"{"a":null}"#, "a"), (#"{"a":1.5}"#, "a"), (#"{"a":1,"a":2}"#, "a"),
            (#"{"a":[{"b":null}]}"#, "a/0/b"), (String(repeating: "[", count: 100), ""), ("{\"a\":\"\u{0}\"}", ""),
        ])
    func refused(json: String, field: String) throws {
        let error = #expect(throws: RouteError.self) { try payload(json) }
        #expect(error?.field == field)
    }

    @Test("a wrong member is named")
    func wrongMembers() throws {
        let payload = try payload(#"{"id":"No Good","position":11,"tracks":[1],"many":["a","b","c"],"long":"xxxxx"}"#)
        #expect(throws: RouteError(field: "id", reason: "is not an identifier")) { try payload.identifier("id") }
        #expect(#expect(throws: RouteError.self) { try payload.integer("position", in: 0...10) }?.field == "position")
        #expect(#expect(throws: RouteError.self) { try payload.identifiers("tracks", limit: 5) }?.field == "tracks/0")
        #expect(#expect(throws: RouteError.self) { try payload.identifiers("many", limit: 2) }?.field == "many")
        #expect(#expect(throws: RouteError.self) { try payload.string("long", limit: 4) }?.field == "long")
        #expect(#expect(throws: RouteError.self) { try payload.string("absent") }?.field == "absent")
    }
}
