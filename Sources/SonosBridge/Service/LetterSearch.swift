/// Finds where each letter begins in a sorted list, looking at as few entries as it can.
struct LetterSearch {
    private let total: Int
    private var letters: [Int: Character] = [:]
    private var ranges: [Range<Int>]

    /// Entries that are looked at, at most.
    private static let maximumLooks = 600

    init(total: Int) {
        self.total = total
        ranges = total > 1 ? [0..<total - 1] : []
    }

    /// The entry to look at next; nil once every beginning is known.
    var next: Int? {
        mutating get {
            guard letters.count < Self.maximumLooks else { return nil }
            if letters[0] == nil { return 0 }
            if total > 1, letters[total - 1] == nil { return total - 1 }
            while let range = ranges.popLast() {
                // Both ends have been looked at: alike, there is no beginning in between.
                guard letters[range.lowerBound] != letters[range.upperBound], range.count > 1 else { continue }
                let middle = range.lowerBound + range.count / 2
                ranges += [middle..<range.upperBound, range.lowerBound..<middle]
                return middle
            }
            return nil
        }
    }

    mutating func add(_ letter: Character, at index: Int) {
        letters[index] = letter
    }

    /// The letters with their beginnings, each later in the alphabet than the one before it.
    var text: String {
        var parts: [String] = []
        var last: Character?
        for index in letters.keys.sorted() {
            guard let letter = letters[index], last.map({ $0 < letter }) ?? true else { continue }
            parts.append("\(letter),\(index)")
            last = letter
        }
        return parts.joined(separator: ",")
    }
}
