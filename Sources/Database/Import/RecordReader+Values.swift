extension RecordReader {
    func integer(_ name: String, _ range: ClosedRange<Int>) throws(FieldError) -> Int {
        try integer(required(name), name, range)
    }

    func optionalInteger(_ name: String, _ range: ClosedRange<Int>) throws(FieldError) -> Int? {
        guard let value = value(name) else { return nil }
        return try integer(value, name, range)
    }

    /// Whether a member is true; absent is false.
    func flag(_ name: String) throws(FieldError) -> Bool {
        guard let value = value(name) else { return false }
        guard case .bool(let flag) = value else { throw failure(name, "must be true or false, not \(value.noun)") }
        return flag
    }

    func text(_ name: String, limit: Int = RecordLimits.name) throws(FieldError) -> String {
        try Self.text(required(name), path(name), limit)
    }

    func optionalText(_ name: String, limit: Int = RecordLimits.name) throws(FieldError) -> String? {
        guard let value = value(name) else { return nil }
        return try Self.text(value, path(name), limit)
    }

    func word<Word: RawRepresentable & CaseIterable>(_ name: String, _: Word.Type = Word.self) throws(FieldError) -> Word
    where Word.RawValue == String {
        try Self.word(required(name), path(name))
    }

    /// Words of a closed vocabulary, none of them twice.
    func words<Word: RawRepresentable & CaseIterable & Hashable>(
        _ name: String, _ count: ClosedRange<Int>, _: Word.Type = Word.self
    ) throws(FieldError) -> [Word] where Word.RawValue == String {
        var words: [Word] = []
        for (index, value) in try array(name, count).enumerated() {
            let word: Word = try Self.word(value, "\(path(name))[\(index)]")
            guard !words.contains(word) else { throw FieldError("\(path(name))[\(index)]", "\"\(word.rawValue)\" is there twice") }
            words.append(word)
        }
        return words
    }

    /// A country as its two letters (ISO 3166-1 alpha-2); the code must look like one, not be assigned.
    func optionalCountry(_ name: String) throws(FieldError) -> String? {
        guard let text = try optionalText(name) else { return nil }
        guard text.utf8.count == 2, text.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
            throw failure(name, "\"\(Self.shown(text))\" is not a country of two capital letters")
        }
        return text
    }

    private func integer(_ value: JSONValue, _ name: String, _ range: ClosedRange<Int>) throws(FieldError) -> Int {
        switch value {
        case .integer(let integer) where range.contains(integer): return integer
        case .integer(let integer): throw failure(name, "\(integer) is not between \(range.lowerBound) and \(range.upperBound)")
        case .otherNumber: throw failure(name, "must be a whole number between \(range.lowerBound) and \(range.upperBound)")
        default: throw failure(name, "must be a whole number, not \(value.noun)")
        }
    }

    static func text(_ value: JSONValue, _ path: String, _ limit: Int) throws(FieldError) -> String {
        guard case .string(let text) = value else { throw FieldError(path, "must be a text, not \(value.noun)") }
        guard text.utf8.count <= limit else { throw FieldError(path, "is longer than \(limit) bytes") }
        guard text.contains(where: { !$0.isWhitespace }) else { throw FieldError(path, "is empty") }
        // Line feeds part the paragraphs of longer texts.
        let isProse = limit >= RecordLimits.prose
        guard !text.utf8.contains(where: { ($0 < 0x20 && !($0 == 0x0A && isProse)) || $0 == 0x7F }) else {
            throw FieldError(path, "has a control character in it")
        }
        return text
    }

    static func word<Word: RawRepresentable & CaseIterable>(_ value: JSONValue, _ path: String) throws(FieldError) -> Word
    where Word.RawValue == String {
        guard case .string(let text) = value else { throw FieldError(path, "must be a text, not \(value.noun)") }
        guard let word = Word(rawValue: text) else {
            throw FieldError(path, "\"\(shown(text))\" is none of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return word
    }
}
