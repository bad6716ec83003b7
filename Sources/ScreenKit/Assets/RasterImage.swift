/// A picture as rows of pixels, three bytes each: red, green, blue.
public struct RasterImage: Sendable, Equatable {
    public let width: Int
    public let height: Int
    /// `width * height * 3` bytes, top row first.
    public let pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 3, "a raster image has three bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
