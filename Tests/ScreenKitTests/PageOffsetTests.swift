import ScreenKit
import TestSupport
import Testing

@Suite("Page offsets")
struct PageOffsetTests {
    @Test("an offset reads back, in its own section only", arguments: [0, 1, 20, 99_999, Int(Int32.max)])
    func roundTrip(start: Int) {
        let offset = PageOffset(start: start, section: "albums")
        #expect(offset.token.utf8.count == 16)
        #expect(PageOffset(token: offset.token, section: "albums") == offset)
        #expect(PageOffset(token: offset.token, section: "works") == nil)
    }

    @Test(
        "made-up offsets are refused",
        arguments: [
            "", "0", "20", "zzzzzzzzzzzzzzzz", "-000000000000001", "+000000000000001", "ffffffffffffffff", "00000014000000140",
            "０００００００００００００００１",
        ])
    func madeUp(token: String) {
        #expect(PageOffset(token: token, section: "albums") == nil)
    }

    @Test("no other token of random digits is taken for an offset")
    func random() {
        var generator = SplitMix(state: 1)
        for _ in 0..<10_000 {
            let token = String((generator.next() >> 33) << 32 | generator.next() >> 32, radix: 16)
            let padded = String(repeating: "0", count: 16 - token.count) + token
            if let offset = PageOffset(token: padded, section: "albums") { #expect(offset.token == padded) }
        }
    }
}
