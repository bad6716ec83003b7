import NIOCore
import ScreenKit
import Screens
import Testing
import VersionService

@Suite("What clients may be sent")
struct ContractTests {
    @Test("every screen holds only what its version's clients know, under ids used once", arguments: Corpus.cases)
    func catalogue(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions {
            let inputs = try fixture.inputs(version, user: example.user)
            guard let document = try await fixture.documentIfOffered(example, inputs) else { continue }
            var check = CatalogueCheck(fixture.rendering.app.components, for: inputs.capabilities)
            check.check(document)
            #expect(check.violations == [], "\(version.id) \(example.path)")
            let ids = DocumentWalk(document).components.map(\.id)
            #expect(Set(ids).count == ids.count, "\(version.id) \(example.path): \(ids.filter { id in ids.count { $0 == id } > 1 })")
            #expect(Set(document.sections.map(\.id)).count == document.sections.count)
        }
    }

    @Test("a section's endpoint answers with the section of the full screen", arguments: Corpus.cases)
    func sections(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions {
            let inputs = try fixture.inputs(version, user: example.user)
            guard let document = try await fixture.documentIfOffered(example, inputs) else { continue }
            for section in document.sections {
                let alone = try await fixture.rendering.document(fixture.path(example), inputs, selection: .section(section.id))
                #expect(alone.sections.first { $0.id == section.id } == section, "\(version.id) \(example.path) \(section.id)")
            }
        }
    }

    @Test("following the offsets of a section shows every item once")
    func paging() async throws {
        let fixture = try await MusicFixture.shared.value
        let version = try #require(fixture.versions.first { $0.id.number == 6 })
        var inputs = try fixture.inputs(version)
        inputs.features = inputs.features.replacing(.maxSectionItems, with: 5)
        for example in Corpus.cases {
            guard let document = try await fixture.documentIfOffered(example, inputs) else { continue }
            for section in document.sections {
                guard let paging = section.paging else { continue }
                var ids = section.body.map(\.id)
                var next = paging.next
                while let offset = next {
                    let page = try await fixture.rendering.document(
                        fixture.path(example), inputs, selection: .section(section.id, start: offset.start))
                    let following = try #require(page.sections.first { $0.id == section.id })
                    #expect(following.paging?.total == paging.total)
                    ids += following.body.map(\.id)
                    next = following.paging?.next
                }
                #expect(ids.count == paging.total, "\(example.path) \(section.id)")
                #expect(Set(ids).count == ids.count, "\(example.path) \(section.id)")
            }
        }
    }

    @Test("the same inputs are the same bytes")
    func deterministic() async throws {
        let fixture = try await MusicFixture.shared.value
        let version = try #require(fixture.versions.last)
        for example in Corpus.cases {
            let inputs = try fixture.inputs(version, user: example.user)
            let first = try await fixture.rendering.document(fixture.path(example), inputs)
            let second = try await fixture.rendering.document(fixture.path(example), inputs)
            #expect(Rendering.bytes(first, version: version.id) == Rendering.bytes(second, version: version.id), "\(example.path)")
        }
    }
}
