import HTTPTypes
import Testing

@testable import Platform

@Suite struct EntityTagListTests {
    private let tag = EntityTag(opaqueTag: "b")

    typealias Row = (field: String, weakly: Bool, strongly: Bool)

    static let rows: [Row] = [
        ("\"b\"", true, true),
        ("\"a\", \"b\"", true, true),
        ("\"a\",\"b\",\"c\"", true, true),
        ("W/\"b\"", true, false),
        ("W/\"a\", W/\"b\"", true, false),
        ("*", true, true),
        (" * ", true, true),
        ("\"a\"", false, false),
        ("\"a,b\"", false, false),
        ("b", false, false),
        ("", false, false),
        (", , \"b\" ,", true, true),
        ("\"a\" \"b\"", false, false),
        ("\"b", false, false),
        ("*, \"b\"", false, false),
    ]

    @Test("lists are compared weakly or strongly", arguments: rows)
    func contains(row: Row) throws {
        let tag = try #require(tag)
        #expect(EntityTagList(row.field).containsWeakly(tag) == row.weakly)
        #expect(EntityTagList(row.field).containsStrongly(tag) == row.strongly)
    }

    @Test("a weak tag matches nothing strongly")
    func weakTag() throws {
        let weak = try #require(EntityTag(opaqueTag: "b", isWeak: true))
        #expect(EntityTagList("\"b\"").containsWeakly(weak))
        #expect(!EntityTagList("\"b\"").containsStrongly(weak))
    }

    @Test("several lines of the field are one list")
    func lines() throws {
        var fields = HTTPFields()
        fields[values: .ifNoneMatch] = ["\"a\"", "W/\"b\""]
        let tag = try #require(tag)
        #expect(EntityTagList(try #require(fields[.ifNoneMatch])).containsWeakly(tag))
    }

    @Test("only so many tags are read")
    func bounded() throws {
        let tag = try #require(tag)
        #expect(EntityTagList(String(repeating: "\"a\",", count: 63) + "\"b\"").containsWeakly(tag))
        #expect(!EntityTagList(String(repeating: "\"a\",", count: 64) + "\"b\"").containsWeakly(tag))
    }
}
