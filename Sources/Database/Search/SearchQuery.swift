internal import Screens

/// What somebody looks for, as a query of a full-text index that is always well-formed.
struct SearchQuery {
    /// The words that are looked at; further ones are ignored.
    static let maximumWords = 8
    /// The letters of a word that are looked at.
    static let maximumWordLength = 64
    /// The characters of a text that are looked at: more than the words above can need.
    private static let maximumLength = 1024

    let words: [String]
    /// The words that stand for the filters.
    private let facets: [String]

    /// Makes a query.
    ///
    /// - Returns: nil if nothing can be found: there is no word in the text, or things of this kind have no property that is filtered by.
    init?(_ text: String, in table: SearchTable, filters: SearchFilters, tokenizer: SearchTokenizer) throws {
        var words: [String] = []
        for word in try tokenizer.words(String(text.prefix(Self.maximumLength))) {
            let word = String(word.prefix(Self.maximumWordLength))
            if !words.contains(word) { words.append(word) }
            if words.count == Self.maximumWords { break }
        }
        guard !words.isEmpty, let facets = Self.facets(filters, of: table) else { return nil }
        self.words = words
        self.facets = facets
    }

    /// The query in the language of the index: all words, each as the beginning of one.
    ///
    /// The words come out of the tokenizer, and so are letters and digits only; in quotation marks none of them is an operator.
    var match: String {
        (words.map { "\"\($0)\" *" } + facets.map { "\"\($0)\"" }).joined(separator: " ")
    }

    private static func facets(_ filters: SearchFilters, of table: SearchTable) -> [String]? {
        let wanted = [("p", filters.period?.rawValue), ("g", filters.genre?.rawValue), ("i", filters.instrument?.rawValue)]
        let marks = table.facetListings.map(\.mark)
        var facets: [String] = []
        for case (let mark, let word?) in wanted {
            guard marks.contains(mark) else { return nil }
            facets.append("=\(mark)\(word)")
        }
        return facets
    }
}
