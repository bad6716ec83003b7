import Testing

@testable import VersionService

@Suite struct ApiVersionServiceTests {
    @Test("every version has a responder made from its features, retired ones included")
    func firstTable() throws {
        let service = try makeService(try TestFeatures.manifest())
        let table = service.table
        #expect(table.generation == 0)
        #expect(table[APIVersion(number: 1)]?.responder == "v1 size 5")
        #expect(table[APIVersion(number: 2)]?.responder == "v2 size 9")
        #expect(table[APIVersion(number: 3)] == nil)
        #expect(table[APIVersion(number: 9999)] == nil)
        #expect(table.currentVersion == APIVersion(number: 2))
        #expect(table.liveVersions.map(\.number) == [1, 2])
        #expect(table.entries.map(\.version.number) == [1, 2])
    }

    @Test("another manifest replaces the table as a whole")
    func apply() throws {
        let service = try makeService(try TestFeatures.manifest())
        let old = service.table
        try service.apply(try TestFeatures.manifest(secondSet: #""size": 3"#))
        #expect(service.table.generation == 1)
        #expect(service.table[APIVersion(number: 2)]?.responder == "v2 size 3")
        #expect(old[APIVersion(number: 2)]?.responder == "v2 size 9", "whoever holds the old table keeps it")
        try service.refresh()
        #expect(service.table[APIVersion(number: 2)]?.responder == "v2 size 3", "a refresh builds on what was applied")
    }

    @Test("a responder that cannot be made leaves the table as it is")
    func failingResponder() throws {
        let service = try makeService(try TestFeatures.manifest())
        let error = #expect(throws: RouterTableError.self) {
            try service.apply(try TestFeatures.manifest(secondSet: #""size": 8"#))
        }
        #expect(error?.description == "the routes of v2 could not be made: size 8 is out of order")
        #expect(service.table.generation == 0)
        #expect(service.table[APIVersion(number: 2)]?.responder == "v2 size 9")
        try service.refresh()
        #expect(service.table[APIVersion(number: 2)]?.responder == "v2 size 9", "the manifest stays, too")
    }

    @Test("a manifest for another program is refused, at the start and later")
    func incompatibleManifest() throws {
        let other = try ManifestText.parse(ManifestText.make())
        #expect(throws: RouterTableError.self) { try makeService(other) }
        let service = try makeService(try TestFeatures.manifest())
        let error = #expect(throws: RouterTableError.self) { try service.apply(other) }
        #expect(error?.description.contains("`size` (integer) was compiled in and is not in the file") == true)
        #expect(service.table.generation == 0)
    }

    @Test("an announced deprecation begins with the refresh at its instant")
    func transition() throws {
        let date = try #require(Timestamp("2027-01-01T00:00:00Z"))
        let clock = AtomicSnapshot(date.adding(days: -1))
        let service = try ApiVersionService(
            manifest: try TestFeatures.manifest(deprecatedAt: date.iso8601), catalogue: TestFeatures.catalogue,
            clock: { clock.current }, makeResponder: { $1[.deprecated] }
        )
        #expect(service.nextTransition == date)
        #expect(service.table[APIVersion(number: 1)]?.responder == false)
        #expect(service.table[APIVersion(number: 1)]?.status == .supported)

        clock.replace(with: date)
        try service.refresh()
        #expect(service.nextTransition == nil)
        #expect(service.table[APIVersion(number: 1)]?.responder == true)
        #expect(service.table[APIVersion(number: 1)]?.status == .deprecated)
    }

    @Test("readers see whole tables while writers replace them")
    func concurrentReadersAndWriters() async throws {
        let manifests = try (1...4).map { try TestFeatures.manifest(secondSet: #""size": \#($0), "plain": true"#) }
        let service = try ApiVersionService(manifest: manifests[0], catalogue: TestFeatures.catalogue) { $1[.size] }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<2 {
                group.addTask {
                    for round in 0..<200 {
                        try service.apply(manifests[(writer + round) % manifests.count])
                        await Task.yield()
                    }
                }
            }
            for _ in 0..<4 {
                group.addTask {
                    var latest = 0
                    for _ in 0..<5000 {
                        let table = service.table
                        #expect(table.generation >= latest, "tables never go back")
                        latest = table.generation
                        let entry = try #require(table[APIVersion(number: 2)])
                        #expect(entry.responder == entry.features[.size], "an entry is of one piece")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(service.table.generation == 400, "no table was lost")
    }

    private struct OutOfOrder: Error, CustomStringConvertible {
        let size: Int

        var description: String { "size \(size) is out of order" }
    }

    private func makeService(_ manifest: VersionManifest) throws -> ApiVersionService<String> {
        try ApiVersionService(manifest: manifest, catalogue: TestFeatures.catalogue) { version, features in
            guard features[.size] != 8 else { throw OutOfOrder(size: 8) }
            return "\(version.id) size \(features[.size])"
        }
    }
}
