/// Some of a section's entries.
struct SectionPage {
    let entries: [MediaEntry]
    /// The number of entries there are in all.
    let total: Int

    /// The part of a list that is there whole.
    init(_ entries: [MediaEntry], _ index: Int, _ count: Int) {
        self.entries = Array(entries.dropFirst(index).prefix(count))
        total = entries.count
    }

    init(slots: [MediaEntry], total: Int) {
        entries = slots
        self.total = total
    }
}
