/// How well a match answers a query: Okapi BM25 over weighted fields, mixed with popularity.
///
/// Not `bm25()` of SQLite: before it ranks the first match, it counts every row each word occurs in, which takes two seconds for `a`
/// in 1.5 million tracks. What it counts (how rare the words are) would say little here, because every match has all the words.
/// It also takes a whole word for no better than the beginning of one; here "bach" is nearer to Bach than to Bacharach.
struct SearchRanking {
    /// What an occurrence counts for.
    private enum Weight {
        static let wholeWordInName = 3.0
        static let prefixInName = 1.8
        static let wholeWordElsewhere = 0.9
        static let prefixElsewhere = 0.5
    }

    /// The `k1` of BM25: how soon it stops to matter how much the occurrences count for.
    private static let saturation = 1.2
    /// The `b` of BM25: how much a long name waters down a word of it.
    private static let lengthInfluence = 0.3
    private static let usualNameLength = 4.0
    /// What a name that is the query, word for word, is preferred by.
    private static let sameNameBonus = 0.25
    private static let popularityShare = 0.35

    private let words: [String]

    init(words: [String]) {
        self.words = words
    }

    /// The rank; more is better.
    func score(_ candidate: SearchCandidate) -> Double {
        let relevance = words.map { word in self.relevance(of: word, candidate) }.reduce(0, +) / Double(words.count)
        let bonus = candidate.name == words ? Self.sameNameBonus : 0
        return relevance + bonus + Self.popularityShare * Double(candidate.popularity) / 100
    }

    private func relevance(of word: String, _ candidate: SearchCandidate) -> Double {
        let length = 1 - Self.lengthInfluence + Self.lengthInfluence * Double(candidate.name.count) / Self.usualNameLength
        let inName = occurrences(of: word, in: candidate.name, whole: Weight.wholeWordInName, prefix: Weight.prefixInName)
        let elsewhere = occurrences(of: word, in: candidate.more, whole: Weight.wholeWordElsewhere, prefix: Weight.prefixElsewhere)
        let frequency = inName / length + elsewhere
        return frequency / (frequency + Self.saturation)
    }

    /// The best occurrence: a name that repeats a word is no better an answer.
    private func occurrences(of word: String, in words: [String], whole: Double, prefix: Double) -> Double {
        var best = 0.0
        for candidate in words where candidate.utf8.starts(with: word.utf8) {
            if candidate.utf8.count == word.utf8.count { return whole }
            best = prefix
        }
        return best
    }
}
