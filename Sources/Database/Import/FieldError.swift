/// What is wrong with a member of a record.
struct FieldError: Error, Equatable {
    /// The path to the member; nil if the record as a whole is wrong.
    let field: String?
    let reason: String

    init(_ field: String?, _ reason: String) {
        self.field = field
        self.reason = reason
    }
}
