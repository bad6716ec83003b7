/// The letters that a list can be scrolled by.
enum ScrollLetter {
    /// `A` to `Z` for Latin letters with and without marks, `#` for all else.
    static func letter(of title: String) -> Character {
        guard let scalar = title.unicodeScalars.first(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }),
            let name = scalar.properties.name, name.hasPrefix("LATIN ")
        else { return "#" }
        // "LATIN CAPITAL LETTER E WITH ACUTE": the word after LETTER, where it is a single letter.
        let words = name.split(separator: " ")
        guard let place = words.firstIndex(of: "LETTER"), place + 1 < words.count, words[place + 1].count == 1 else { return "#" }
        return words[place + 1].first ?? "#"
    }
}
