import Screens
import TestSupport
import Testing

@Suite("Edits of a playlist by place")
struct PlaylistEditTests {
    private let tracks = ["a", "b", "c", "d", "e"]

    @Test("tracks are inserted in front of a place, and none twice")
    func insertion() throws {
        #expect(try PlaylistEdit.insert(["x", "b", "x", "y"], at: 1).applied(to: tracks) == ["a", "x", "y", "b", "c", "d", "e"])
        for place in [nil, -1, 5, 99] {
            #expect(try PlaylistEdit.insert(["x"], at: place).applied(to: tracks) == tracks + ["x"])
        }
        #expect(try PlaylistEdit.insert(["x"], at: 0).applied(to: []) == ["x"])
    }

    @Test("tracks are moved in front of a place of the list as it was, in the order they are named")
    func moves() throws {
        #expect(try PlaylistEdit.move([3, 4], to: 1).applied(to: tracks) == ["a", "d", "e", "b", "c"])
        #expect(try PlaylistEdit.move([0, 1], to: 4).applied(to: tracks) == ["c", "d", "a", "b", "e"])
        #expect(try PlaylistEdit.move([4, 0], to: 2).applied(to: tracks) == ["b", "e", "a", "c", "d"])
        #expect(try PlaylistEdit.move([1], to: 5).applied(to: tracks) == ["a", "c", "d", "e", "b"])
        #expect(try PlaylistEdit.move([1, 3], to: 2).applied(to: tracks) == ["a", "b", "d", "c", "e"])
    }

    @Test("places that are none, or are named twice, change nothing", arguments: [[5], [-1], [0, 0], [1, 9], [.max], [.min]])
    func invalidPlaces(places: [Int]) {
        #expect(throws: LibraryError.noSuchPlace) { try PlaylistEdit.remove(places).applied(to: tracks) }
        #expect(throws: LibraryError.noSuchPlace) { try PlaylistEdit.move(places, to: 0).applied(to: tracks) }
        #expect(throws: LibraryError.noSuchPlace) { try PlaylistEdit.move([0], to: 6).applied(to: tracks) }
    }

    @Test("whatever is moved, every track is there once, and those that stay keep their order", arguments: 0..<200)
    func property(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let tracks = (0..<Int.random(in: 1...20, using: &random)).map { "t\($0)" }
        let places = Array(tracks.indices.shuffled(using: &random).prefix(Int.random(in: 0...tracks.count, using: &random)))
        let target = Int.random(in: 0...tracks.count, using: &random)
        let moved = try PlaylistEdit.move(places, to: target).applied(to: tracks)
        #expect(moved.sorted() == tracks.sorted())
        let chosen = Set(places.map { tracks[$0] })
        #expect(moved.filter { !chosen.contains($0) } == tracks.filter { !chosen.contains($0) })
        let before = moved.prefix { !chosen.contains($0) }.count
        #expect(Array(moved.dropFirst(before).prefix(places.count)) == places.map { tracks[$0] })
        #expect(try PlaylistEdit.remove(places).applied(to: tracks) == tracks.filter { !chosen.contains($0) })
    }
}
