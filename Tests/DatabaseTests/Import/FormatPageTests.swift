import Foundation
import TestSupport
import Testing

@testable import Database

@Suite("The page on the record format")
struct FormatPageTests {
    @Test("shows a record of each kind that can be read")
    func examples() throws {
        let page = try Repository.text(of: "docs/catalogue-format.md")
        let examples = page.matches(of: /```json\n(.+?)\n```/).map { String($0.output.1) }
        for example in examples {
            #expect(throws: Never.self) { try Array(example.utf8).withUnsafeBufferPointer { bytes in _ = try CatalogRecord(bytes) } }
        }
        let kinds = EntityKind.allCases.filter { kind in examples.contains { $0.hasPrefix("{\"kind\":\"\(kind.rawValue)\"") } }
        #expect(kinds == EntityKind.allCases)
    }

    @Test("names every member")
    func members() throws {
        let page = try Repository.text(of: "docs/catalogue-format.md")
        let members = [
            ComposerRecord.names, WorkRecord.names, ArtistRecord.names, EnsembleRecord.names, AlbumRecord.names, PlaylistRecord.names,
            PodcastRecord.names, LivestreamRecord.names,
        ]
        let unnamed = members.joined().filter { !page.contains("\"\($0)\"") && !page.contains("`\($0)`") }
        #expect(unnamed.isEmpty)
    }
}
