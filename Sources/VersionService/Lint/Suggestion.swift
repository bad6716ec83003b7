/// The name a misspelt one was meant to be.
enum Suggestion {
    /// A question to append to a message, as in `; did you mean `favorites`?`, or nothing when no name is close.
    static func text(for name: String, among names: some Sequence<String>) -> String {
        let written = Array(name.utf8)
        // No name is longer, and comparing with a very long one would take very long.
        guard written.count <= 64 else { return "" }
        let tolerance = min(max(2, written.count / 3), written.count / 2)
        let closest =
            names
            .map { (name: $0, distance: distance(written, Array($0.utf8))) }
            .min { $0.distance < $1.distance }
        guard let closest, closest.distance <= tolerance else { return "" }
        return "; did you mean `\(closest.name)`?"
    }

    /// The number of bytes to insert, remove or replace to get from one name to the other.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var costs = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var diagonal = costs[0]
            costs[0] = row + 1
            for column in right.indices {
                let replaced = diagonal + (byte == right[column] ? 0 : 1)
                diagonal = costs[column + 1]
                costs[column + 1] = min(replaced, diagonal + 1, costs[column] + 1)
            }
        }
        return costs[right.count]
    }
}
