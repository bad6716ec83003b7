import Testing

@testable import VersionService

@Suite struct JSONNumberTests {
    @Test(
        "numbers with an integer value are integers, whatever their spelling",
        arguments: [
            ("0", 0), ("-0", 0), ("-0.0e7", 0), ("0e99999999999999999999", 0), ("20", 20), ("20.0", 20), ("2e1", 20), ("2E+1", 20),
            ("200e-1", 20), ("2.5e1", 25), ("-1.20e2", -120), ("9007199254740991", 9_007_199_254_740_991),
            ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("1000000000000000000", 1_000_000_000_000_000_000),
        ]
    )
    func integers(text: String, value: Int) {
        #expect(JSONNumber(text: text).integer == value)
    }

    @Test(
        "numbers without one are not",
        arguments: ["1.5", "1e-1", "25e-1", "0.1", "9223372036854775808", "-9223372036854775809", "1e19", "1e99999999999999999999", "1e-9"]
    )
    func others(text: String) {
        #expect(JSONNumber(text: text).integer == nil)
    }
}
