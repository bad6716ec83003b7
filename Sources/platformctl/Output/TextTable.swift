/// Rows of cells as text, each column as wide as its widest cell.
struct TextTable {
    let rows: [[String]]

    var text: String {
        let widths = rows.reduce(into: [Int]()) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        return rows.map { line(of: $0, widths) }.joined(separator: "\n")
    }

    /// A row without blanks at its end.
    private func line(of row: [String], _ widths: [Int]) -> String {
        let padded = zip(row, widths).dropLast().map { $0 + String(repeating: " ", count: $1 - $0.count) }
        return (padded + row.suffix(1)).joined(separator: "  ")
    }
}
