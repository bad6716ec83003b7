import Testing

@testable import VersionService

@Suite struct JSONDocumentTests {
    @Test("values keep their line and column")
    func positions() throws {
        let text = """
            {
              "name": "é✓𝄞", "list": [1,
                true, { "inner": null }],
            \t"last": 2
            }
            """
        let document = try JSONDocument(parsing: Array(text.utf8))
        let places: [(JSONPointer, SourcePosition)] = [
            (JSONPointer(), SourcePosition(line: 1, column: 1)),
            (JSONPointer(["name"]), SourcePosition(line: 2, column: 11)),
            (JSONPointer(["list"]), SourcePosition(line: 2, column: 26)),
            (JSONPointer(["list", "0"]), SourcePosition(line: 2, column: 27)),
            (JSONPointer(["list", "1"]), SourcePosition(line: 3, column: 5)),
            (JSONPointer(["list", "2", "inner"]), SourcePosition(line: 3, column: 22)),
            (JSONPointer(["last"]), SourcePosition(line: 4, column: 10)),
        ]
        for (pointer, position) in places {
            #expect(document.position(of: pointer) == position, "\(pointer)")
        }
        #expect(document.position(of: JSONPointer(["list", "2", "inner"]), ofName: true) == SourcePosition(line: 3, column: 13))
    }

    @Test("a pointer into nothing leads to the last value on the way")
    func lostPointers() throws {
        let document = try JSONDocument(parsing: Array(#"{ "a": [1] }"#.utf8))
        #expect(document.position(of: JSONPointer(["a", "5", "b"])) == SourcePosition(line: 1, column: 8))
        #expect(document.position(of: JSONPointer(["b"])) == SourcePosition(line: 1, column: 1))
        #expect(document.position(of: JSONPointer(["a", "0", "b"])) == SourcePosition(line: 1, column: 9))
    }

    @Test("members keep their order")
    func memberOrder() throws {
        let document = try JSONDocument(parsing: Array(#"{"z":1,"a":2,"m":3}"#.utf8))
        guard case .object(let object) = document.root.value else {
            Issue.record("not an object")
            return
        }
        #expect(object.members.map(\.name) == ["z", "a", "m"])
    }

    @Test("names that are used twice are reported, each with its place")
    func duplicateNames() throws {
        let text = #"{"a":1,"b":{"c":1,"c":2,"\u0063":3},"a":[{"x":1,"x":1}]}"#
        let document = try JSONDocument(parsing: Array(text.utf8))
        #expect(
            document.duplicateNames.map { "\($0.pointer) \($0.position)" }
                == ["/b/c 1:19", "/b/c 1:25", "/a/0/x 1:49", "/a 1:37"]
        )
        guard case .object(let object) = document.root.value else { return }
        #expect(object["a"]?.value.position == SourcePosition(line: 1, column: 41), "the last one counts")
    }

    @Test("names are told apart by their bytes")
    func canonicallyEquivalentNames() throws {
        let document = try JSONDocument(parsing: Array("{\"\u{e9}\":1,\"e\u{301}\":2}".utf8))
        #expect(document.duplicateNames.isEmpty)
    }

    @Test("escapes are resolved")
    func escapes() throws {
        let document = try JSONDocument(parsing: Array(#""\"\\\/\b\f\n\r\tA\u00e9\u2713\uD834\udd1E\u0000""#.utf8))
        #expect(document.root.value == .string("\"\\/\u{8}\u{c}\n\r\tA\u{e9}\u{2713}\u{1d11e}\u{0}"))
    }

    @Test("pointers are written with the escapes of RFC 6901")
    func pointerEscapes() {
        #expect(JSONPointer(["a/b", "m~n", "", "0"]).description == "/a~1b/m~0n//0")
        #expect(JSONPointer().description == "")
    }

    @Test("values up to the limit are nested, and not one more")
    func depthLimit() throws {
        let limits = JSONLimits(depth: 5)
        _ = try JSONDocument(parsing: Array("[[[{\"a\":[]}]]]".utf8), limits: limits)
        let error = #expect(throws: JSONSyntaxError.self) {
            try JSONDocument(parsing: Array("[[[{\"a\":[[]]}]]]".utf8), limits: limits)
        }
        #expect(error?.description == "1:10: arrays and objects are nested more than 5 deep")
        let bomb = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bomb) }
    }

    @Test("documents up to the limit are read, and not one byte more")
    func sizeLimit() throws {
        _ = try JSONDocument(parsing: Array("[1]".utf8), limits: JSONLimits(size: 3))
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array("[10]".utf8), limits: JSONLimits(size: 3)) }
    }
}
