import TestSupport
import Testing

@testable import VersionService

/// Random changes, rollbacks and moves of the clock, compared with the plain reference after each.
@Suite struct OverrideModelTests {
    @Test("the service serves what the reference works out", arguments: 0..<6)
    func model(seed: UInt64) throws {
        var random = RandomOverrides(SplitMix(state: seed))
        let manifest = TestOverrides.manifest
        let clock = AtomicSnapshot(TestOverrides.now)
        let service = try ApiVersionService(manifest: manifest, catalogue: manifest.catalogue, clock: { clock.current }) { $1 }
        var history = [TestOverrides.document(segments: ["grown": [Condition("age", .gte, [18])]])]
        var counts = (accepted: 0, refused: 0)
        for step in 0..<120 {
            if random.chance(30) {
                clock.replace(with: Timestamp(secondsSinceEpoch: clock.current.secondsSinceEpoch + Int64(random.number(0...100_000))))
            }
            let change = OverrideChange(operation(&random, history, clock.current), provenance: TestOverrides.provenance)
            let before = history[history.count - 1]
            do {
                let proposal = try change.proposal(for: before, manifest: manifest, at: clock.current)
                history.append(proposal.overrides)
                counts.accepted += 1
                #expect(proposal.diff.isEmpty || proposal.overrides != before, "step \(step)")
            } catch {
                counts.refused += 1
            }
            let newest = history[history.count - 1]
            let degradations = try service.apply(try StoredOverrides(reading: newest.canonicalBytes), revision: history.count)
            #expect(degradations == [], "step \(step) \(change)")
            try service.refresh()
            compare(service, newest, clock.current, &random, "seed \(seed) step \(step)")
        }
        #expect(counts.accepted > 30 && counts.refused > 3, "\(counts)")
    }

    private func compare(
        _ service: ApiVersionService<FeatureSet>, _ overrides: Overrides, _ instant: Timestamp,
        _ random: inout RandomOverrides<SplitMix>, _ place: String
    ) {
        let overlay = service.table.overlay
        let reference = ReferenceEvaluator(manifest: overlay.manifest, overrides: overrides, instant: instant)
        for _ in 0..<4 {
            let context = context(&random)
            for entry in service.table.entries {
                let features = entry.features(for: context)
                for feature in overlay.manifest.features {
                    let expected = reference.value(of: feature.name, in: entry.version, context)
                    let explanation = overlay.explain(feature.name, in: entry.version, for: context)
                    let trace = explanation?.description ?? ""
                    #expect(features.value(named: feature.name) == expected, "\(place) \(context) \(trace)")
                    #expect(explanation?.value == expected, "\(place) \(trace)")
                }
            }
        }
        // Between now and the next transition, nothing changes by itself.
        guard let next = overlay.nextTransition else { return }
        let early = ReferenceEvaluator(
            manifest: overlay.manifest, overrides: overrides, instant: Timestamp(secondsSinceEpoch: next.secondsSinceEpoch - 1))
        let context = context(&random)
        for feature in overlay.manifest.features where feature.derived == nil {
            for entry in service.table.entries {
                #expect(
                    entry.features(for: context).value(named: feature.name) == early.value(of: feature.name, in: entry.version, context),
                    "\(place) \(feature.name) changes before \(next)")
            }
        }
    }

    private func context(_ random: inout RandomOverrides<SplitMix>) -> EvaluationContext {
        var context = EvaluationContext(
            targetingKey: random.optional { "user-\($0.number(0...50))" }, platform: random.optional { $0.pick(["ios", "web"]) })
        if random.chance(60) { context.attributes["age"] = .number(Double(random.number(10...30))) }
        return context
    }

    private func operation(
        _ random: inout RandomOverrides<SplitMix>, _ history: [Overrides], _ now: Timestamp
    ) -> OverrideChange.Operation {
        let flag = random.pick(["size", "mode", "beta", "extras", "writes", "catalog"])
        let versions = TestOverrides.selector(random.pick(["*", "*", "v3", "v4..", "v3,v5", "v5"]))
        let schedule = random.chance(50) ? Schedule() : schedule(&random, now)
        switch random.number(0...11) {
        case 0, 1: return .kill(flag, versions: versions, schedule: schedule)
        case 2: return .unkill(flag, versions: versions)
        case 3, 4: return .set(flag, value(flag, &random), versions: versions, schedule: schedule)
        case 5, 6, 7:
            return .rules(flag, random.list(1...3) { random, _ in rule(flag, &random, now) }, versions: versions, schedule: schedule)
        case 8: return .unset(flag, versions: versions)
        case 9: return .reset(flag)
        case 10: return .rollBack(to: random.pick(history), flag: random.optional { _ in flag })
        default: return .tidy
        }
    }

    private func schedule(_ random: inout RandomOverrides<SplitMix>, _ now: Timestamp) -> Schedule {
        let start = now.secondsSinceEpoch + Int64(random.number(-50_000...200_000))
        return Schedule(
            startsAt: random.optional { _ in Timestamp(secondsSinceEpoch: start) },
            endsAt: random.optional { Timestamp(secondsSinceEpoch: start + Int64($0.number(1...200_000))) })
    }

    private func value(_ flag: String, _ random: inout RandomOverrides<SplitMix>) -> FeatureLiteral {
        switch flag {
        case "size": .integer(random.number(1...10))
        case "mode": .string(random.pick(["a", "b", "c"]))
        default: .boolean(random.chance(50))
        }
    }

    private func rule(_ flag: String, _ random: inout RandomOverrides<SplitMix>, _ now: Timestamp) -> TargetingRule {
        let conditions = random.list(0...2) { random, _ in
            let later = Timestamp(secondsSinceEpoch: now.secondsSinceEpoch + Int64(random.number(-1000...100_000)))
            return random.pick([
                Condition("platform", .in, ["ios"], isNegated: random.chance(30)), Condition("platform", .notIn, ["ios", "tv"]),
                Condition("age", .gte, [.number(Double(random.number(10...30)))]), Condition("age", .exists, []),
                Condition("segment", .segment, ["grown"], isNegated: random.chance(30)), Condition("now", .after, [.string(later.iso8601)]),
            ])
        }
        guard random.chance(50) else { return TargetingRule(when: conditions, outcome: .value(value(flag, &random))) }
        let shares = random.list(1...3) { random, _ in Rollout.Share(value(flag, &random), weight: random.number(0...3) * 1000) }
        return TargetingRule(
            when: conditions,
            outcome: .rollout(Rollout(by: random.optional { _ in "platform" }, seed: random.optional { _ in "s" }, weights: shares)))
    }
}
