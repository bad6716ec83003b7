import ScreenKit

/// The shapes of a picture, in a square from 0 to 1, back to front.
struct ArtworkComposition: Sendable {
    /// A shape in one colour.
    enum Shape: Sendable {
        /// A band across the picture, between two heights.
        case band(top: Double, bottom: Double)
        case disc(x: Double, y: Double, radius: Double)
        /// A ring around a disc's place.
        case ring(x: Double, y: Double, radius: Double, width: Double)

        /// Whether a point is inside.
        func contains(_ x: Double, _ y: Double) -> Bool {
            switch self {
            case .band(let top, let bottom): return y >= top && y < bottom
            case .disc(let centerX, let centerY, let radius):
                return distance(x, y, centerX, centerY) < radius * radius
            case .ring(let centerX, let centerY, let radius, let width):
                let square = distance(x, y, centerX, centerY)
                return square < radius * radius && square >= (radius - width) * (radius - width)
            }
        }

        private func distance(_ x: Double, _ y: Double, _ centerX: Double, _ centerY: Double) -> Double {
            (x - centerX) * (x - centerX) + (y - centerY) * (y - centerY)
        }
    }

    let background: ArtworkColor
    let layers: [(shape: Shape, color: ArtworkColor)]

    /// The picture for a name.
    init(seed: String) {
        var random = ArtworkRandom(seed: seed)
        let palette = ArtworkColor.palettes[random.next(ArtworkColor.palettes.count)]
        background = palette[0]
        var layers: [(shape: Shape, color: ArtworkColor)] = []
        for index in 0..<2 + random.next(3) {
            let top = random.fraction()
            layers.append((.band(top: top, bottom: top + 0.04 + random.fraction() * 0.2), palette[1 + index % 3]))
        }
        for index in 0..<2 + random.next(3) {
            let place = (x: random.fraction(), y: random.fraction(), radius: 0.1 + random.fraction() * 0.3)
            layers.append((.disc(x: place.x, y: place.y, radius: place.radius), palette[1 + (index + 1) % 4]))
            layers.append(
                (.ring(x: place.x, y: place.y, radius: place.radius + 0.06, width: 0.015), palette[1 + (index + 2) % 4]))
        }
        self.layers = layers
    }

    /// The colour at a point.
    private func color(_ x: Double, _ y: Double) -> ArtworkColor {
        layers.last { $0.shape.contains(x, y) }?.color ?? background
    }

    /// The picture as pixels, each the mean of four points so that edges are smooth.
    func raster(side: Int) -> RasterImage {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(side * side * 3)
        let step = 1 / Double(side)
        for row in 0..<side {
            for column in 0..<side {
                let (x, y) = (Double(column) * step, Double(row) * step)
                var sum = (red: 0, green: 0, blue: 0)
                for (offsetX, offsetY) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                    let color = color(x + offsetX * step, y + offsetY * step)
                    sum = (sum.red + Int(color.red), sum.green + Int(color.green), sum.blue + Int(color.blue))
                }
                pixels.append(UInt8(sum.red / 4))
                pixels.append(UInt8(sum.green / 4))
                pixels.append(UInt8(sum.blue / 4))
            }
        }
        return RasterImage(width: side, height: side, pixels: pixels)
    }

    /// The picture as an SVG document.
    func svg(side: Int) -> String {
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\" width=\"\(side)\" height=\"\(side)\">"
        text += "<rect width=\"\(side)\" height=\"\(side)\" fill=\"\(background.hex)\"/>"
        let scale = { (value: Double) in String(Double(Int(value * Double(side) * 10)) / 10) }
        for layer in layers {
            switch layer.shape {
            case .band(let top, let bottom):
                text += "<rect y=\"\(scale(top))\" width=\"\(side)\" height=\"\(scale(bottom - top))\" fill=\"\(layer.color.hex)\"/>"
            case .disc(let x, let y, let radius):
                text += "<circle cx=\"\(scale(x))\" cy=\"\(scale(y))\" r=\"\(scale(radius))\" fill=\"\(layer.color.hex)\"/>"
            case .ring(let x, let y, let radius, let width):
                text += "<circle cx=\"\(scale(x))\" cy=\"\(scale(y))\" r=\"\(scale(radius - width / 2))\" fill=\"none\""
                text += " stroke=\"\(layer.color.hex)\" stroke-width=\"\(scale(width))\"/>"
            }
        }
        return text + "</svg>"
    }
}
