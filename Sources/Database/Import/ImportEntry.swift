/// What the catalogue has of a record that is being imported.
enum ImportEntry {
    case new
    /// The same record, word for word.
    case same(key: Int)
    /// Another record of the same thing.
    case older(key: Int)
}
