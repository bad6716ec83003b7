import NIOCore
import Testing

@testable import Platform

@Suite struct EntityTagTests {
    private func tag(_ text: String) throws -> EntityTag {
        try #require(EntityTag(parsing: text))
    }

    @Test("tags print as they are read", arguments: ["\"a\"", "W/\"a\"", "\"\"", "\"a,b\"", "\"!#~é\""])
    func roundTrip(text: String) throws {
        #expect(try tag(text).description == text)
    }

    @Test("other texts are no tags", arguments: ["", "a", "\"a", "a\"", "w/\"a\"", "W\"a\"", "\"a\"b", "\"a b\"", "\"a\", \"b\""])
    func invalid(text: String) {
        #expect(EntityTag(parsing: text) == nil)
    }

    @Test("comparison follows the table of RFC 9110, section 8.8.3.2")
    func comparison() throws {
        let rows = [
            ("W/\"1\"", "W/\"1\"", false, true), ("W/\"1\"", "W/\"2\"", false, false),
            ("W/\"1\"", "\"1\"", false, true), ("\"1\"", "\"1\"", true, true),
        ]
        for (left, right, strongly, weakly) in rows {
            #expect(try tag(left).stronglyMatches(tag(right)) == strongly)
            #expect(try tag(left).weaklyMatches(tag(right)) == weakly)
        }
    }

    @Test("the tag of a body is the beginning of its SHA-256, and each coding has its own")
    func digest() {
        let tag = EntityTag(digestOf: ByteBuffer(string: "hello"))
        #expect(tag.description == "\"LPJNul-wow4m6Dsqxbning\"")
        #expect(tag == EntityTag(digestOf: ByteBuffer(string: "hello")))
        #expect(tag != EntityTag(digestOf: ByteBuffer(string: "hello!")))
        #expect(tag.coded(with: .gzip).opaqueTag == tag.opaqueTag + "-gz")
        #expect(tag.coded(with: .identity) == tag)
    }

    @Test("a tag may not hold what would end it")
    func characters() {
        #expect(EntityTag(opaqueTag: "a\"b") == nil)
        #expect(EntityTag(opaqueTag: "a\r\n") == nil)
        #expect(EntityTag(opaqueTag: "ab", isWeak: true)?.description == "W/\"ab\"")
    }
}
