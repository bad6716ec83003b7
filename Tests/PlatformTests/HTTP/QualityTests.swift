import Testing

@testable import Platform

@Suite struct QualityTests {
    @Test(
        "quality values are read to the thousandth",
        arguments: [("0", 0), ("1", 1000), ("0.5", 500), ("0.125", 125), ("1.000", 1000), ("0.", 0), ("0.01", 10)])
    func valid(text: String, thousandths: Int) {
        #expect(Quality(parsing: Array(text.utf8)[...])?.thousandths == thousandths)
    }

    @Test("other texts are no quality values", arguments: ["", "2", "1.1", "1.001", "0.1234", "-1", ".5", "0,5", "0.5x", "01"])
    func invalid(text: String) {
        #expect(Quality(parsing: Array(text.utf8)[...]) == nil)
    }
}
