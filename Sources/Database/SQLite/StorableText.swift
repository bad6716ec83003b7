/// Texts as the database can keep them.
enum StorableText {
    /// Checks that a text is stored as it is.
    ///
    /// SQLite takes a text to end at the first byte 0, so that two different texts could become the same one.
    static func check(_ texts: String...) throws {
        for text in texts where text.utf8.contains(0) {
            throw DatabaseContentError(description: "a text with a NUL character cannot be stored")
        }
    }
}
