import TestSupport
import Testing

@testable import VersionService

/// The `versions.json` of this repository.
@Suite struct CommittedManifestTests {
    private let manifest: VersionManifest

    init() throws {
        manifest = try VersionManifest(parsing: Repository.bytes(of: "versions.json"))
    }

    @Test("every feature has the expected value in every version")
    func matrix() throws {
        let rows = Self.expected.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let versions = rows[0].dropFirst()
        #expect(manifest.versions.map(\.id.description) == Array(versions))
        #expect(manifest.features.map(\.name) == rows.dropFirst().map { $0[0] })
        let instant = try #require(Timestamp("2026-11-21T00:00:00Z"))
        for (column, version) in manifest.versions.enumerated() {
            let features = try manifest.features(of: version.id, in: manifest.catalogue, at: instant)
            for row in rows.dropFirst() {
                let value = features.value(named: row[0]).map(Self.cell)
                #expect(value == row[column + 1], "\(row[0]) in \(version.id)")
            }
        }
    }

    @Test("the linter has neither errors nor warnings")
    func lint() throws {
        let today = try #require(Timestamp("2026-11-21T00:00:00Z"))
        let findings = ManifestLinter.lint(try Repository.bytes(of: "versions.json"), file: "versions.json", at: today).findings
        #expect(findings.filter { $0.level > .info }.map(\.description) == [])
    }

    @Test("stages, successors and clients are as announced")
    func lifecycle() {
        let stages = Dictionary(grouping: manifest.versions, by: \.status).mapValues { $0.map(\.id.number) }
        #expect(stages == [.retired: [1, 2], .deprecated: [3, 4, 5], .supported: [6, 7, 8, 9, 10], .current: [11], .beta: [12]])
        #expect(manifest.versions.prefix(5).allSatisfy { $0.successor == APIVersion(number: 11) })
        #expect(manifest.clients == ["sonos": APIVersion(number: 11)])
        #expect(manifest.liveVersions.map(\.number) == Array(3...12))
    }

    @Test("component sets grow from version to version")
    func capability() {
        let expected = [
            "1.0.0 1.0.0 1.0.0", "1.1.0 1.1.0 1.0.0", "1.1.0 1.2.0 1.0.0", "1.2.0 1.3.0 1.0.0", "1.3.0 1.3.0 1.0.0", "1.4.0 1.3.0 1.0.0",
            "1.4.0 1.3.0 1.1.0", "1.4.0 1.4.0 1.1.0", "1.4.0 1.4.0 1.2.0", "1.4.0 1.4.0 1.3.0", "1.5.0 1.5.0 1.3.0", "1.5.0 1.5.0 1.4.0",
        ]
        let actual = manifest.versions.map { version in
            let sets = manifest.capability(of: version.id)
            return ["core", "actions", "music"].map { sets[$0]?.description ?? "?" }.joined(separator: " ")
        }
        #expect(actual == expected)
        #expect(manifest.capability(of: APIVersion(number: 99)).isEmpty)
    }

    private static func cell(_ value: FeatureLiteral) -> String {
        switch value {
        case true: "on"
        case false: "-"
        default: value.description
        }
    }

    private static let expected = """
        feature              v1       v2       v3       v4       v5       v6       v7       v8       v9       v10      v11        v12
        favorites            -        on       on       on       on       on       on       on       on       on       on         on
        favoritesWrites      -        on       on       on       on       on       on       on       on       on       on         on
        buttonIconRequired   on       -        -        -        -        -        -        -        -        -        -          -
        typedScreenActions   -        on       on       on       on       on       on       on       on       on       on         on
        headerPreview        -        -        on       on       on       on       on       on       on       on       on         on
        confirmDialogs       -        -        on       on       on       on       on       on       on       on       on         on
        playlists            -        -        on       on       on       on       on       on       on       on       on         on
        searchFilters        -        -        -        on       on       on       on       on       on       on       on         on
        sectionCarousels     -        -        -        on       on       on       on       on       on       on       on         on
        offlineDownloads     -        -        -        on       on       on       on       on       on       on       on         on
        composerBiographies  -        -        -        -        on       on       on       on       on       on       on         on
        albumBooklets        -        -        -        -        on       on       on       on       on       on       on         on
        audioQualityPicker   -        -        -        -        -        on       on       on       on       on       on         on
        browseByPeriod       -        -        -        -        -        on       on       on       on       on       on         on
        maxSectionItems      20       20       20       20       20       50       50       50       50       100      100        100
        libretti             -        -        -        -        -        -        on       on       on       on       on         on
        imageFormat          png      png      png      png      png      png      svg      svg      svg      svg      svg        svg
        queueMetadata        1        1        1        1        1        1        1        2        2        2        2          2
        podcasts             -        -        -        -        -        -        -        -        on       on       on         on
        podcastChapters      -        -        -        -        -        -        -        -        -        on       on         on
        gaplessHints         -        -        -        -        -        -        -        -        -        -        on         on
        livestreams          -        -        -        -        -        -        -        -        -        -        -          on
        homeLayout           classic  classic  classic  classic  classic  classic  classic  classic  classic  classic  editorial  editorial
        speakers             on       on       on       on       on       on       on       on       on       on       on         on  
        updatePrompt         none     none     hard     soft     soft     none     none     none     none     none     none       none
        deprecated           on       on       on       on       on       -        -        -        -        -        -          -
        """
}
