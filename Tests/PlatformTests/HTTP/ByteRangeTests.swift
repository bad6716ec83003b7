import Testing

@testable import Platform

@Suite struct ByteRangeTests {
    typealias Row = (field: String?, length: Int, range: ByteRange)

    static let rows: [Row] = [
        (nil, 1000, .whole),
        ("bytes=0-499", 1000, .partial(0..<500)),
        ("bytes=500-999", 1000, .partial(500..<1000)),
        ("bytes=0-0", 1000, .partial(0..<1)),
        ("bytes=999-999", 1000, .partial(999..<1000)),
        ("bytes=-500", 1000, .partial(500..<1000)),
        ("bytes=-1", 1000, .partial(999..<1000)),
        ("bytes=-5000", 1000, .partial(0..<1000)),
        ("bytes=900-", 1000, .partial(900..<1000)),
        ("bytes=0-", 1000, .partial(0..<1000)),
        ("bytes=900-5000", 1000, .partial(900..<1000)),
        ("bytes=1000-", 1000, .unsatisfiable),
        ("bytes=5000-6000", 1000, .unsatisfiable),
        ("bytes=-0", 1000, .unsatisfiable),
        ("bytes=0-", 0, .unsatisfiable),
        ("bytes=-500", 0, .whole),
        ("bytes=0-99999999999999999999999999", 1000, .partial(0..<1000)),
        ("bytes=99999999999999999999999999-", 1000, .unsatisfiable),
        ("bytes=-99999999999999999999999999", 1000, .partial(0..<1000)),
        ("Bytes=0-499", 1000, .partial(0..<500)),
        ("bytes=0-1,5-6", 1000, .whole),
        ("bytes=500-400", 1000, .whole),
        ("bytes=-", 1000, .whole),
        ("bytes=a-b", 1000, .whole),
        ("bytes=+1-2", 1000, .whole),
        ("bytes=--5", 1000, .whole),
        ("items=0-1", 1000, .whole),
        ("bytes 0-1", 1000, .whole),
        ("", 1000, .whole),
    ]

    @Test("ranges are resolved against the length", arguments: rows)
    func resolve(row: Row) {
        #expect(ByteRange(row.field, length: row.length) == row.range)
    }

    @Test("the answer says which bytes it holds")
    func contentRange() {
        #expect(ByteRange.partial(0..<500).contentRange(length: 1234) == "bytes 0-499/1234")
        #expect(ByteRange.unsatisfiable.contentRange(length: 1234) == "bytes */1234")
        #expect(ByteRange.whole.contentRange(length: 1234) == nil)
    }
}
