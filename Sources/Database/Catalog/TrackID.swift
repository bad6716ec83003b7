internal import Screens

/// The text identifier of a track: its album's, a hyphen and its place on it.
struct TrackID {
    let album: String
    let position: Int

    init(album: String, position: Int) {
        self.album = album
        self.position = position
    }

    /// Reads an identifier; nil for what none of our tracks could be called, such as one with a leading zero.
    init?(_ text: String) {
        guard let hyphen = text.lastIndex(of: "-"), hyphen > text.startIndex else { return nil }
        let digits = text[text.index(after: hyphen)...]
        guard
            digits.utf8.count <= 4, digits.first != "0", digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let position = Int(digits), (1...CatalogLimits.tracksPerAlbum).contains(position)
        else { return nil }
        album = String(text[..<hyphen])
        self.position = position
    }

    var text: String { "\(album)-\(position)" }
}
