/// A colour of a picture.
struct ArtworkColor: Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    private init(_ value: UInt32) {
        red = UInt8(truncatingIfNeeded: value >> 16)
        green = UInt8(truncatingIfNeeded: value >> 8)
        blue = UInt8(truncatingIfNeeded: value)
    }

    /// The colour as SVG writes it.
    var hex: String {
        let text = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - text.count) + text
    }

    /// Colours that go together, the background first.
    static let palettes: [[ArtworkColor]] = [
        [0x1D2B3A, 0xC8553D, 0xF28F3B, 0xFFD5C2, 0x588B8B],
        [0xF4F1DE, 0xE07A5F, 0x3D405B, 0x81B29A, 0xF2CC8F],
        [0x264653, 0x2A9D8F, 0xE9C46A, 0xF4A261, 0xE76F51],
        [0x0B132B, 0x1C2541, 0x3A506B, 0x5BC0BE, 0xE0FBFC],
        [0x582F0E, 0x7F4F24, 0xA68A64, 0xB6AD90, 0x656D4A],
        [0xEDEDE9, 0xD6CCC2, 0xE3D5CA, 0x9C6644, 0x463F3A],
        [0x2B2D42, 0x8D99AE, 0xEDF2F4, 0xEF233C, 0xD90429],
        [0x10002B, 0x3C096C, 0x7B2CBF, 0xC77DFF, 0xE0AAFF],
        [0x081C15, 0x1B4332, 0x40916C, 0x95D5B2, 0xD8F3DC],
        [0xFFF8F0, 0x92140C, 0x111D4A, 0xFFCF99, 0xBE8A60],
        [0x03071E, 0x6A040F, 0xD00000, 0xE85D04, 0xFFBA08],
        [0xF8F9FA, 0xADB5BD, 0x495057, 0x212529, 0x4C6EF5],
    ].map { $0.map(ArtworkColor.init) }
}
