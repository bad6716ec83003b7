import Database
import Foundation
import ScreenKit
import Screens

/// The app over a catalogue and stores that are thrown away, with a made-up listener who has kept something of everything.
final class CorpusStore: Sendable {
    let app: MusicApp
    private let folder: URL

    /// - Parameter catalogue: A data folder whose catalogue is read and left as it is; nil for the one that comes with the program.
    init(catalogue: String?) async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("platform-samples-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if catalogue == nil { try await BundledCatalog.installIfMissing(in: folder.path) }
            let catalog = try CatalogDatabase(directory: catalogue ?? folder.path, access: .readOnly)
            let library = try LibraryDatabase(directory: folder.path)
            try await SampleListener.fill(library, from: catalog)
            app = MusicApp(catalog: catalog, library: library, speakers: SampleSpeakers())
        } catch {
            // An initializer that throws is not followed by deinit.
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
