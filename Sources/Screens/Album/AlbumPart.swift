/// The tracks of one work on an album.
struct AlbumPart: Sendable {
    /// Name of the part's section, unique on the album.
    let section: String
    let tracks: [Track]
    /// The place of the first track on the album, from 0.
    let offset: Int

    /// The parts of an album: neighbouring tracks of one work belong together.
    static func parts(of tracks: [Track]) -> [AlbumPart] {
        var parts: [AlbumPart] = []
        var uses: [String: Int] = [:]
        var start = 0
        while start < tracks.count {
            let work = tracks[start].workID
            let end = tracks[start...].firstIndex { $0.workID != work } ?? tracks.count
            let use = uses[work, default: 0] + 1
            uses[work] = use
            parts.append(
                AlbumPart(section: use == 1 ? "work-\(work)" : "work-\(work)-\(use)", tracks: Array(tracks[start..<end]), offset: start))
            start = end
        }
        return parts
    }

    /// The tracks within a window, as a page of the part.
    func page(_ start: Int, _ count: Int) -> ArraySlice<Track> {
        tracks[min(start, tracks.count)..<min(start + count, tracks.count)]
    }
}
