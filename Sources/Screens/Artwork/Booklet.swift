import NIOCore
import ScreenKit

/// The booklet of an album as a page to read: what is on it, by whom, and who wrote it.
enum Booklet {
    /// Seconds for which a copy may be used without asking again.
    private static let maxAge = 3600

    /// `GET /booklets/{language}/{album}.html`.
    static func endpoint(catalog: any CatalogReading) -> AssetEndpoint {
        AssetEndpoint("booklets/{language}/{file}") { parameters in
            let language = LanguageTag(rawValue: try parameters.path("language"))
            let file = try parameters.path("file")
            guard ["en", "de", "nl"].contains(language), file.hasSuffix(".html") else { return nil }
            let id = String(file.dropLast(5))
            guard EntityID.isValid(id) else { throw RouteError(field: "file", reason: "must be an album's identifier and .html") }
            async let album = catalog.album(id)
            async let tracks = catalog.tracks(ofAlbum: id)
            guard let found = try await album, found.summary.hasBooklet else { return nil }
            let page = BookletPage(album: found, parts: AlbumPart.parts(of: try await tracks), language: language)
            return Asset(.bytes(ByteBuffer(string: page.html)), mediaType: "text/html; charset=utf-8", maxAge: maxAge)
        }
    }
}
