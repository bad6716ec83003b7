import NIOCore
import ScreenKit

/// Pictures made from the name of what they stand for: the same name, the same picture, on every server.
///
/// Nothing is fetched and nothing is stored: bands, discs and arcs in colours that a hash of the name chooses.
enum Artwork {
    /// The side of a picture, in pixels.
    static let side = 320
    /// Pictures never change, so clients may keep them for a year.
    private static let maxAge = 31_536_000

    /// `GET /images/{kind}/{name}.svg` or `.png`.
    static let endpoint = AssetEndpoint("images/{kind}/{file}") { parameters in
        let kindName = try parameters.path("kind")
        guard let kind = ArtworkKind(rawValue: kindName) else { return nil }
        let file = try parameters.path("file")
        guard let dot = file.lastIndex(of: ".") else { return nil }
        let id = String(file[..<dot])
        guard EntityID.isValid(id) else { throw RouteError(field: "file", reason: "must be an identifier and .svg or .png") }
        let composition = ArtworkComposition(seed: "\(kind.rawValue)/\(id)")
        switch file[file.index(after: dot)...] {
        case "svg":
            return Asset(.bytes(ByteBuffer(string: composition.svg(side: side))), mediaType: "image/svg+xml", maxAge: maxAge)
        case "png":
            return Asset(.raster({ composition.raster(side: side) }), mediaType: "image/png", maxAge: maxAge)
        default: return nil
        }
    }
}
