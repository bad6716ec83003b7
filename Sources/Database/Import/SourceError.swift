/// Something wrong with a record that shows only when all have been read.
struct SourceError: Error {
    /// The source and line of the record that brought it about.
    let source: Int
    let line: Int
    let cause: FieldError
}
