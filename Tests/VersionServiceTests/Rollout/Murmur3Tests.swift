import TestSupport
import Testing

@testable import VersionService

@Suite struct Murmur3Tests {
    @Test(
        "hashes are the published ones",
        arguments: [
            ("", 0, 0), ("", 1, 1_364_076_727), ("hello", 0, 613_153_351), ("hello, world", 0, 345_750_399), ("a", 0, 1_009_084_850),
            ("ab", 0, 2_613_040_991), ("abc", 0, 3_017_643_002), ("abcd", 0, 1_139_631_978), ("abcde", 4_294_967_295, 2_303_486_836),
            ("ejOoVL", 0, 0), ("bY9fO-", 0, 1), ("SI7p-", 0, 2_147_483_647), ("6LvT0", 0, 2_147_483_648), ("ceQdGm", 0, 4_294_967_295),
            ("Świętopełk", 86_028_157, 1_198_298_039), ("ключ", 0, 2_589_532_226), ("🎻", 0, 695_835_913), ("\u{0}", 1, 0),
        ] as [(String, UInt32, UInt32)])
    func vectors(text: String, seed: UInt32, hash: UInt32) {
        #expect(Murmur3.hash(text, seed: seed) == hash)
    }

    @Test("all vectors in ../shared/flags/murmur3.json come out", .enabled(if: SharedVectors.areExpected, "\(SharedVectors.advice)"))
    func sharedVectors() throws {
        struct Vector: Decodable {
            let input: String
            let seed: UInt32
            let hash: UInt32
        }
        let vectors = try SharedVectors.decode([Vector].self, from: "murmur3.json")
        #expect(vectors.count == 50)
        for vector in vectors {
            #expect(Murmur3.hash(vector.input, seed: vector.seed) == vector.hash, "\(vector.input.prefix(40)) seed \(vector.seed)")
        }
    }

    @Test("a text has the same hash however it is cut")
    func parts() {
        var random = SplitMix(state: 7)
        for _ in 0..<500 {
            let length = Int.random(in: 0...40, using: &random)
            let text = String((0..<length).compactMap { _ in "abcé🎻".randomElement(using: &random) })
            var hash = Murmur3()
            var rest = text[...]
            while !rest.isEmpty {
                let part = rest.prefix(Int.random(in: 0...9, using: &random))
                hash.combine(String(part))
                rest = rest.dropFirst(part.count)
            }
            #expect(hash.value == Murmur3.hash(text), "\(text)")
        }
    }
}
