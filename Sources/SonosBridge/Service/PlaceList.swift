/// Places in a playlist as players write them: `1,3-5`.
enum PlaceList {
    /// Places that one list may name.
    private static let limit = 10_000

    /// The places, ascending.
    ///
    /// - Throws: ``SOAPFault`` for what cannot be read and for a place that is named twice.
    static func places(_ text: String) throws(SOAPFault) -> [Int] {
        var places: Set<Int> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let range = range(part), range.count <= limit, places.count + range.count <= limit else {
                throw SOAPFault(.client, "the list of places cannot be read")
            }
            for place in range where !places.insert(place).inserted { throw SOAPFault(.client, "a place is named twice") }
        }
        return places.sorted()
    }

    private static func range(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int32($0.filter { $0 != " " }) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 0, first <= last else { return nil }
        return Int(first)...Int(last)
    }
}
