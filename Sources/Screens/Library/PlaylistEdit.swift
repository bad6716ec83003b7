/// A change of a playlist's tracks by their places, which are counted from 0.
public enum PlaylistEdit: Sendable, Hashable {
    /// Inserts those tracks that are not in the playlist, in front of a place; nil or a place beyond the end is the end.
    case insert([String], at: Int?)
    /// Takes out the tracks at some places.
    case remove([Int])
    /// Moves the tracks at some places, in their order, in front of another place of the list as it was.
    case move([Int], to: Int)

    /// The tracks after the edit.
    ///
    /// - Throws: ``LibraryError/noSuchPlace`` for a place that is none or is named twice.
    public func applied(to tracks: [String]) throws(LibraryError) -> [String] {
        switch self {
        case .insert(let added, let place):
            var seen = Set(tracks)
            let fresh = added.filter { seen.insert($0).inserted }
            let place = place.map { $0 < 0 ? tracks.count : min($0, tracks.count) } ?? tracks.count
            return Array(tracks[..<place]) + fresh + tracks[place...]
        case .remove(let places):
            let removed = try Self.checked(places, in: tracks)
            return tracks.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
        case .move(let places, let target):
            let moved = try Self.checked(places, in: tracks)
            guard (0...tracks.count).contains(target) else { throw .noSuchPlace }
            func rest(_ range: Range<Int>) -> [String] { range.filter { !moved.contains($0) }.map { tracks[$0] } }
            return rest(0..<target) + places.map { tracks[$0] } + rest(target..<tracks.count)
        }
    }

    private static func checked(_ places: [Int], in tracks: [String]) throws(LibraryError) -> Set<Int> {
        let set = Set(places)
        guard set.count == places.count, places.allSatisfy(tracks.indices.contains) else { throw .noSuchPlace }
        return set
    }
}
