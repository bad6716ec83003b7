import Database
import Foundation
import ScreenKit
import Screens
import TestSupport
import Testing
import VersionService

/// The contracts in `contracts/`, which the clients of released versions rely on.
///
/// `platform contracts freeze` writes them; docs/contracts.md says when.
@Suite("Frozen contracts")
struct ContractFileTests {
    @Test("no released version sends what would break its clients")
    func unbroken() async throws {
        let survey = try await ContractSamples.shared.value.survey
        let changes = try await survey.forEach(of: survey.released) { version in
            try await survey.changes(since: ContractSamples.frozen(version), of: version)
        }
        for change in changes.joined() where change.isBreaking { Issue.record("\(change)") }
    }

    @Test("every released version has a contract, and every contract belongs to a version")
    func files() async throws {
        let survey = try await ContractSamples.shared.value.survey
        let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path(of: "contracts"))
        let versions = try await MusicFixture.shared.value.versions
        #expect(Set(files).isSuperset(of: survey.released.map { "\($0).json" }))
        #expect(Set(files).isSubset(of: versions.map { "\($0.id).json" }))
        for version in survey.released {
            let contract = try ContractSamples.frozen(version)
            #expect(contract.version == version.description)
            #expect(try contract.text == Repository.text(of: "contracts/\(version).json"), "\(version) was edited by hand")
        }
    }

    @Test("the samples show every screen and every command, each language, and sections that failed")
    func coverage() async throws {
        let samples = try await ContractSamples.shared.value
        let count = SampleCorpus.screens.count + SampleCorpus.variations.count + SampleCorpus.commands.count
        #expect(samples.samples.count == count, "the bundled catalogue has nothing for some of the samples")
        #expect(Set(samples.samples.compactMap(\.locale)) == ["de", "nl"])
        var commands: Set<String> = []
        for sample in samples.samples {
            if case .command(let name, _) = sample.request { commands.insert(name) }
        }
        #expect(commands == Set(samples.app.commands.map(\.name)))
        let current = try #require(samples.survey.released.last)
        var version = try samples.survey.version(current)
        // What is in beta has a screen too.
        version.features = version.features.replacing(.livestreams, with: true)
        let rendered = await samples.renderer.render(as: version)
        var seen: Set<ScreenName> = []
        var hasFailed = false
        for sample in rendered {
            #expect(sample.incompleteness == nil, "\(sample.incompleteness ?? "")")
            guard case .screen(let document) = sample.answer else { continue }
            seen.insert(document.type)
            hasFailed = hasFailed || document.sections.contains(where: \.isFailed)
        }
        #expect(hasFailed)
        #expect(seen == Set(samples.app.screens.map(\.name)))
    }

    @Test("commands of the samples leave everything as it was")
    func repeatable() async throws {
        let samples = try await ContractSamples.shared.value
        let version = try samples.survey.version(#require(samples.survey.released.last))
        let first = await samples.renderer.render(as: version)
        let second = await samples.renderer.render(as: version)
        for (before, after) in zip(first, second) { #expect(before.answer == after.answer, "\(before.sample.name)") }
    }

    @Test("a feature that reaches a released version by mistake is found, with the screen and the place")
    func mistake() async throws {
        let samples = try await ContractSamples.shared.value
        let fifth = APIVersion(number: 5)
        var version = try samples.survey.version(fifth)
        version.features = version.features.replacing(.podcasts, with: true)
        let present = try await samples.renderer.contract(of: version)
        let breaking = try ContractComparison(frozen: ContractSamples.frozen(fifth), present: present).breaking
        let found = breaking.filter { $0.rule == .valueAdded && $0.item == "screen.podcasts" }
        #expect(found.map(\.example) == [ContractExample(sample: "podcasts", pointer: "/type")], "\(breaking)")
    }
}
