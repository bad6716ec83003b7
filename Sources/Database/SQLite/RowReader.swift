internal import GRDB

/// Reads the columns of a row from left to right.
///
/// Selections and the values made of them are written in the same order, side by side, so that no column is looked up by name.
struct RowReader {
    private let row: Row
    private var index = 0

    init(_ row: Row) {
        self.row = row
    }

    /// The value of the next column.
    mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
        defer { index += 1 }
        return try row.decode(Value.self, atIndex: index)
    }

    /// The word in the next column, as a value of a closed vocabulary.
    mutating func word<Word: RawRepresentable>(_ vocabulary: Word.Type = Word.self) throws -> Word where Word.RawValue == String {
        let text: String = try next()
        guard let word = Word(rawValue: text) else {
            throw DatabaseContentError(description: "\"\(text)\" is not a \(vocabulary) this version knows")
        }
        return word
    }
}
