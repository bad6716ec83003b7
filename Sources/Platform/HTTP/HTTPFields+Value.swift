package import HTTPTypes

extension HTTPFields {
    /// The value of a field, several lines joined by commas, as the subscript gives it.
    ///
    /// Nearly always there is one line, and then this costs a tenth: the subscript joins even a single one.
    package func value(of name: HTTPField.Name) -> String? {
        var value: String?
        for field in self where field.name == name {
            if value != nil { return self[name] }
            value = field.value
        }
        return value
    }
}
