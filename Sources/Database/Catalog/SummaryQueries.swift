/// The statements that read summaries of one kind, written once.
struct SummaryQueries: Sendable {
    let byKey: String
    let byID: String
    /// Those in a listing: arguments are list, owner, count and offset.
    let listed: String
    private let selection: String
    private let table: String
    private let joins: String

    /// Makes the statements.
    ///
    /// - Parameters:
    ///   - table: the table with the integer key and the text identifier.
    ///   - selection: the columns, in the order the summary reads them.
    ///   - joins: what else is needed for them.
    init(table: String, selection: String, joins: String = "") {
        self.table = table
        self.selection = selection
        self.joins = joins
        byKey = "SELECT \(selection) FROM \(table) \(joins) WHERE \(table).key = ?"
        byID = "SELECT \(selection) FROM \(table) \(joins) WHERE \(table).id = ?"
        // The window is cut out of the index alone, so that what is skipped is not looked up.
        listed = """
            SELECT \(selection) FROM (
                SELECT item, popularity, id FROM listing WHERE list = ? AND owner = ? ORDER BY popularity DESC, id LIMIT ? OFFSET ?
            ) AS place
            CROSS JOIN \(table) ON \(table).key = place.item \(joins)
            ORDER BY place.popularity DESC, place.id
            """
    }

    /// Those in the order of an index of the table: arguments are count and offset.
    ///
    /// - Parameter order: the columns of the index, ending with one that no two rows share.
    func ordered(by order: String) -> String {
        """
        SELECT \(selection) FROM (SELECT key FROM \(table) ORDER BY \(order) LIMIT ? OFFSET ?) AS place
        CROSS JOIN \(table) ON \(table).key = place.key \(joins)
        ORDER BY \(qualified(order))
        """
    }

    private func qualified(_ order: String) -> String {
        order.split(separator: ", ").map { "\(table).\($0)" }.joined(separator: ", ")
    }
}
