/// A match that is ranked among the others.
struct SearchCandidate {
    let rowID: Int
    /// The words of its name.
    let name: [String]
    /// The other words it is found by.
    let more: [String]

    var key: Int { SearchRowID.key(of: rowID) }
    var popularity: Int { SearchRowID.popularity(of: rowID) }
}
