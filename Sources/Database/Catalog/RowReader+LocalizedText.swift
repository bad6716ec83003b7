internal import Screens

extension RowReader {
    /// The text in the next three columns: English, German, Dutch.
    mutating func localizedText() throws -> LocalizedText {
        LocalizedText(en: try next(), de: try next(), nl: try next())
    }
}
