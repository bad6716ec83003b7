import Testing

@testable import Platform

@Suite struct AcceptEncodingTests {
    typealias Row = (field: String?, preferred: AcceptEncoding.Coding?)

    static let rows: [Row] = [
        (nil, .identity),
        ("", .identity),
        ("gzip", .gzip),
        ("x-gzip", .gzip),
        ("GZIP", .gzip),
        ("deflate, gzip", .gzip),
        ("br, gzip", .gzip),
        ("gzip;q=1.0, br", .gzip),
        ("gzip ; q=0.5 , identity ; q=0.5", .gzip),
        ("gzip;q=0.4, identity;q=0.5", .identity),
        ("gzip;q=0", .identity),
        ("br", .identity),
        ("*", .gzip),
        ("*;q=0.1", .gzip),
        ("gzip;q=0, *", .identity),
        ("*;q=0", nil),
        ("identity;q=0", nil),
        ("identity;q=0, gzip", .gzip),
        ("*;q=0, identity", .identity),
        ("*;q=0, gzip;q=0.1", .gzip),
        ("gzip;q=2, identity", .identity),
        (", ,, gzip", .gzip),
        ("gzip;level=9", .identity),
        ("\"gzip\", gzip", .gzip),
    ]

    @Test("the coding is chosen by quality", arguments: rows)
    func preferred(row: Row) {
        #expect(AcceptEncoding(row.field).preferred == row.preferred)
    }

    @Test("an answer without a coding is acceptable unless excluded")
    func identity() {
        #expect(AcceptEncoding("gzip").acceptsIdentity)
        #expect(!AcceptEncoding("gzip, identity;q=0").acceptsIdentity)
        #expect(!AcceptEncoding("gzip, *;q=0").acceptsIdentity)
        #expect(AcceptEncoding("*;q=0, identity;q=0.1").acceptsIdentity)
    }

    @Test("only so many elements are read")
    func bounded() {
        let many = String(repeating: "br, ", count: 100) + "gzip"
        #expect(AcceptEncoding(many).preferred == .identity)
    }
}
