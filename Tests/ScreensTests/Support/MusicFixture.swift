import Database
import Foundation
import ScreenKit
import Screens
import TestSupport
import VersionService

/// The app over real databases that hold a small catalogue, and a listener who has kept something of every kind.
struct MusicFixture {
    /// Made once, for all tests: nothing in it changes afterwards.
    static let shared = Task { try await MusicFixture() }

    let catalog: CatalogDatabase
    let library: LibraryDatabase
    let rendering: Rendering
    let manifest: VersionManifest
    /// A playlist of the listener's own.
    let playlistID: String
    private let folder: TemporaryFolder

    /// Somebody with favourites and a playlist.
    static let listener = SampleListener.user
    static let brand = Brand(id: "classical", name: "Concert Hall")

    private init() async throws {
        folder = try TemporaryFolder()
        try await Self.importFixture(into: folder.url.path)
        catalog = try CatalogDatabase(directory: folder.url.path, access: .readOnly)
        library = try LibraryDatabase(directory: folder.url.path)
        playlistID = try await SampleListener.fill(library, from: catalog)
        rendering = try Rendering(MusicApp(catalog: catalog, library: library, speakers: SampleSpeakers()))
        manifest = try VersionManifest(parsing: Repository.bytes(of: "versions.json"))
    }

    /// The app with a gate in front of its catalogue.
    func rendering(_ gate: @escaping @Sendable (String) async throws -> Void) throws -> Rendering {
        try Rendering(MusicApp(catalog: InterceptedCatalog(base: catalog, gate: gate), library: library))
    }

    /// What a version renders with.
    func inputs(_ version: VersionDefinition, user: ScreenUser? = nil, locale: LanguageTag = "en") throws -> RenderInputs {
        RenderInputs(
            features: try manifest.features(of: version.id, in: Features.catalogue, at: Self.now), user: user, brand: Self.brand,
            locale: locale, capabilities: Capabilities(version.capability))
    }

    /// The day the goldens were made for, so that they do not change with the calendar.
    static let now = Timestamp(year: 2026, month: 11, day: 21) ?? .now

    /// Every version there is, retired ones included: each has screens that could be drawn.
    var versions: [VersionDefinition] { manifest.versions }
}
