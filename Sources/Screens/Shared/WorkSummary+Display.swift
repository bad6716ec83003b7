extension WorkSummary {
    /// The title with the name people know it by.
    var displayTitle: String {
        nickname.map { "\(title) “\($0)”" } ?? title
    }

    /// Catalogue number and key, as far as there are any.
    var numberAndKey: String? {
        let parts = [catalogueNumber, key].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
