import Testing

@testable import Platform

@Suite struct RequestIDTests {
    @Test("an identifier that was sent is kept", arguments: ["a", "A-1_b.c", String(repeating: "x", count: 64)])
    func accepted(text: String) {
        #expect(RequestID.accepting(text).value == text)
    }

    @Test("one that could do harm is replaced", arguments: [nil, "", "a b", "a\nb", "é", "a\"b", String(repeating: "x", count: 65)])
    func replaced(text: String?) {
        let made = RequestID.accepting(text)
        #expect(made.value != text)
        #expect(RequestID(inbound: made.value) == made)
    }

    @Test("no two are the same, whoever makes them")
    func unique() async {
        let made = await withTaskGroup(of: [RequestID].self) { group in
            for _ in 0..<8 { group.addTask { (0..<1000).map { _ in RequestID.make() } } }
            return await group.reduce(into: Set<RequestID>()) { $0.formUnion($1) }
        }
        #expect(made.count == 8000)
        #expect(made.allSatisfy { $0.value.utf8.count == 33 })
    }
}
