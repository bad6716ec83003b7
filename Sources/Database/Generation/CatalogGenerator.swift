/// Makes up the records of a large catalogue, the same ones for the same size and seed.
///
/// For measuring: names are plainly not real ("Composer 0042 Alder"), proportions are: some 15 tracks an album, some composers recorded
/// far more often than others, most albums little known. Every record is made from its own number, so that none has to be remembered.
public struct CatalogGenerator: Sendable {
    /// The most albums that can be made up.
    public static let maximumAlbums = 1_000_000

    let albumCount: Int
    let seed: UInt64

    /// Makes a generator; the number of albums is held within 1 and ``maximumAlbums``.
    public init(albums: Int, seed: UInt64) {
        albumCount = min(max(1, albums), Self.maximumAlbums)
        self.seed = seed
    }

    var composerCount: Int { bounded(albumCount / 500, 20...2_000) }
    var workCount: Int { bounded(albumCount / 4, 60...50_000) }
    var artistCount: Int { bounded(albumCount / 40, 30...20_000) }
    var ensembleCount: Int { bounded(albumCount / 150, 12...5_000) }
    var playlistCount: Int { bounded(albumCount / 500, 4...200) }
    var podcastCount: Int { bounded(albumCount / 2_000, 3...40) }
    var livestreamCount: Int { bounded(albumCount / 2_000, 3...40) }

    /// Hands out the records in an order in which they can be imported, each as a line without its line feed.
    public func lines(_ body: (String) throws -> Void) rethrows {
        for index in 0..<composerCount { try body(composer(index)) }
        for index in 0..<artistCount { try body(artist(index)) }
        for index in 0..<ensembleCount { try body(ensemble(index)) }
        for index in 0..<workCount { try body(work(index)) }
        for index in 0..<albumCount { try body(album(index)) }
        for index in 0..<playlistCount { try body(playlist(index)) }
        for index in 0..<podcastCount { try body(podcast(index)) }
        for index in 0..<livestreamCount { try body(livestream(index)) }
    }

    private func bounded(_ value: Int, _ range: ClosedRange<Int>) -> Int {
        min(max(value, range.lowerBound), range.upperBound)
    }
}
