import NIOCore
import SonosBridge
import Synchronization
import TestSupport
import Testing

/// Mutations of good envelopes: whatever comes of them, the answer is a valid envelope with a reply or a fault.
@Suite("Mutated envelopes")
struct FuzzTests {
    private static let pieces = [
        "<", ">", "&", "\"", "'", "]]>", "<![CDATA[", "<!--", "-->", "<?", "?>", "<!DOCTYPE a [", "&#0;", "&#xD800;", "&lt;", "xmlns=\"\"",
        "<id>", "</id>", "<s:id/>", "-1", "2147483647", "99999999999999999999", "root", "search", "\u{0}", "\u{FFFF}", "é", "𝄞", "  ",
        String(repeating: "x", count: 3000), String(repeating: "<a>", count: 40),
    ]

    private func mutate(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...24, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
            case 3: bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
            case 4: for index in place..<end { bytes[index] = UInt8.random(in: 0...255, using: &random) }
            default: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
            }
        }
        return bytes
    }

    /// A good envelope around wrong arguments: one of them replaced, left out, or put in another's place.
    private func misuse(_ arguments: [(String, String)], ids: [String], _ random: inout SplitMix) -> [(String, String)] {
        var arguments = arguments
        guard let index = arguments.indices.randomElement(using: &random) else { return arguments }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: arguments[index].1 = Self.pieces.randomElement(using: &random) ?? ""
        case 1: arguments[index].1 = ids.randomElement(using: &random) ?? ""
        case 2: arguments[index].1 = String(Int.random(in: -2...400, using: &random))
        default: arguments.remove(at: index)
        }
        return arguments
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func areAlwaysAnswered(_ seed: UInt64) async throws {
        let fixture = Fixture(albums: 20)
        fixture.backend.link.withLock { $0 = .linked(DeviceAuthToken(token: "t", privateKey: "k")) }
        let calls = try await fixture.callsOfEveryOperation()
        let operations = SonosOperation.allCases
        let ids = calls.values.flatMap { $0.map(\.1) }.sorted()
        var random = SplitMix(state: seed)
        var answers: Set<ByteBuffer> = []
        var replies = 0
        for round in 0..<500 {
            let operation = operations[round % operations.count]
            let isMisused = Bool.random(using: &random)
            let arguments = calls[operation] ?? []
            let good = Fixture.envelope(
                operation.rawValue, isMisused ? misuse(arguments, ids: ids, &random) : arguments, token: "good")
            let body = isMisused ? Array(good.utf8) : mutate(Array(good.utf8), &random)
            let response = await fixture.service.answer(SonosRequest(body: ByteBuffer(bytes: body)))
            #expect(response.status == (response.fault == nil ? 200 : 500))
            #expect(response.body.readableBytes > 0 && response.body.readableBytes < 1 << 20)
            if response.fault == nil { replies += 1 }
            answers.insert(response.body)
        }
        #expect(replies > 40, "some mutations do no harm, or the test reaches nothing")
        #expect(SchemaCheck.problem(withAll: Array(answers)) == nil, "seed \(seed)")
    }
}
