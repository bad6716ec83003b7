import HTTPTypes
import NIOCore
import Testing

@testable import Platform

@Suite struct ProblemDetailsTests {
    @Test("members are written in the order of the standard, then the extensions")
    func all() {
        let problem = ProblemDetails(
            .badRequest, type: "https://example.com/problems/version", title: "Unknown version", detail: "There is no \"v99\".",
            instance: "/v99/home",
            extensions: [.field("version"), .supported(["v1", "v2"]), .init("retry", .bool(false)), .init("limit", .integer(5))])
        let expected =
            #"{"type":"https://example.com/problems/version","title":"Unknown version","status":400,"detail":"There is no \"v99\".","#
            + #""instance":"/v99/home","field":"version","supported":["v1","v2"],"retry":false,"limit":5}"#
        #expect(String(buffer: problem.body()) == expected)
    }

    @Test("what is not known is left out, and the status gives the title")
    func minimal() {
        #expect(String(buffer: ProblemDetails(.notFound).body()) == #"{"title":"Not Found","status":404}"#)
    }
}
