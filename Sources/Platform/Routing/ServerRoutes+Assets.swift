import HTTPTypes
import NIOCore
import ScreenKit

/// The app's pictures and pages.
extension ServerRoutes {
    /// Encoded pictures that are kept, some 10 KB each.
    private static let keptPictures = 512

    /// Adds a route for each kind of asset.
    mutating func addAssets(_ assets: [AssetEndpoint]) throws {
        let pictures = BoundedCache<String, ByteBuffer>(capacity: Self.keptPictures)
        for endpoint in assets {
            try get(endpoint.pattern, "asset") { scope, match in
                guard let asset = try await endpoint.load(RouteParameters(path: match.parameters)) else {
                    throw ProblemDetails(.notFound, detail: "There is nothing at this address.")
                }
                let body: ByteBuffer =
                    switch asset.content {
                    case .bytes(let bytes): bytes
                    case .raster(let draw): pictures.value(String(scope.path)) { PNGEncoder.encode(draw()) }
                    }
                return Answer(
                    contentType: asset.mediaType, body: body,
                    cacheControl: CacheControl(.public, maxAge: .seconds(asset.maxAge), isImmutable: asset.maxAge >= 31_536_000))
            }
        }
    }
}
