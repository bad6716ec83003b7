import TestSupport
import Testing

@testable import VersionService

@Suite struct DamagedOverridesTests {
    @Test("whatever is stored, a table comes out, and features that are not named have their values", arguments: 0..<6)
    func anything(seed: UInt64) throws {
        var random = RandomOverrides(SplitMix(state: seed))
        var lastGood: OverlaySnapshot?
        var degraded = 0
        for _ in 0..<60 {
            var document = random.document()
            document.lifecycle = []
            let stored = try damaged(document.canonicalBytes, &random)
            let snapshot = try OverlaySnapshot(
                manifest: TestOverrides.manifest, catalogue: TestOverrides.manifest.catalogue, stored: stored, at: TestOverrides.now,
                lastGood: lastGood)
            degraded += snapshot.degradations.isEmpty ? 0 : 1
            for version in 1...5 {
                let context = EvaluationContext(platform: random.optional { $0.pick(["ios", ""]) }, email: "a@example.test")
                let features = try #require(snapshot.features(of: APIVersion(number: version), for: context))
                #expect(features.value(named: "beta") == false)
                for (descriptor, value) in features {
                    let feature = try #require(TestOverrides.manifest.feature(named: descriptor.name))
                    #expect(feature.accepts(value), "\(descriptor.name) is \(value)")
                    let explanation = snapshot.explain(descriptor.name, in: APIVersion(number: version), for: context)
                    #expect(explanation?.value == value)
                }
            }
            lastGood = snapshot
        }
        #expect(degraded > 10, "the damage has to be worth the name")
    }

    /// The document with a few bytes changed, or as it is where nothing could be read of that.
    private func damaged(_ bytes: [UInt8], _ random: inout RandomOverrides<SplitMix>) throws -> StoredOverrides {
        var changed = bytes
        for _ in 0..<random.number(0...2) {
            changed[random.number(0...(changed.count - 1))] = UInt8(random.number(0x20...0x7e))
        }
        return try (try? StoredOverrides(reading: changed)) ?? StoredOverrides(reading: bytes)
    }
}
