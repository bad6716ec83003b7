import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Testing

@testable import Platform

@Suite struct RequestBodyLimitHandlerTests {
    private let connection: LimitedConnection

    init() throws {
        connection = try LimitedConnection()
    }

    // MARK: Within the limits

    @Test("requests within the limits pass as they are")
    func withinLimits() throws {
        let parts: [HTTPRequestPart] = [
            .head(.post(length: 10)), .body(ByteBuffer(repeating: 1, count: 4)), .body(ByteBuffer(repeating: 2, count: 6)), .end(nil),
            .head(.get), .end(nil),
        ]
        try connection.receive(parts)
        #expect(try connection.passedOn() == parts)
        #expect(try connection.sent().isEmpty)
        #expect(connection.isOpen)
    }

    @Test("pipelined requests and their answers are not disturbed")
    func pipelined() throws {
        let request: [HTTPRequestPart] = [.head(.post(length: nil)), .body(ByteBuffer(repeating: 1, count: 10)), .end(nil)]
        try connection.receive(request + request + request)
        #expect(try connection.passedOn() == request + request + request)
        for _ in 0..<3 { try connection.answer(.ok) }
        #expect(try connection.sentStatuses() == [200, 200, 200])
        connection.advance(by: .hours(1))
        #expect(connection.isOpen)
    }

    // MARK: Too large

    @Test("a length declared too large is refused before the body comes")
    func declaredLength() throws {
        try connection.receive([.head(.post(length: 11))])
        #expect(try connection.passedOn().isEmpty)
        let answer = try connection.sent()
        guard case .head(let head) = answer.first, case .body(let body) = answer.dropFirst().first else {
            Issue.record("no answer")
            return
        }
        #expect(head.status == .contentTooLarge)
        #expect(head.headerFields[.contentType] == "application/problem+json")
        #expect(head.headerFields[.connection] == "close")
        #expect(head.headerFields[.contentLength] == String(body.readableBytes))
        #expect(head.headerFields[.date] != nil)
        #expect(
            String(buffer: body)
                == #"{"title":"Content Too Large","status":413,"detail":"A request body may have 10 bytes at most.","limit":10}"#)
        #expect(answer.last == .end(nil))
    }

    @Test("a refused client may finish sending, then the connection closes")
    func closesAtEnd() throws {
        try connection.receive([.head(.post(length: 1000)), .body(ByteBuffer(repeating: 1, count: 500))])
        #expect(connection.isOpen)
        try connection.receive([.body(ByteBuffer(repeating: 1, count: 500)), .end(nil)])
        #expect(!connection.isOpen)
        #expect(try connection.passedOn().isEmpty)
    }

    @Test("a refused client that does not finish is cut off")
    func closesAfterLingering() throws {
        try connection.receive([.head(.post(length: 1000))])
        connection.advance(by: .milliseconds(1999))
        #expect(connection.isOpen)
        connection.advance(by: .milliseconds(1))
        #expect(!connection.isOpen)
    }

    @Test("a refused client that stops sending is let go")
    func closesAtEndOfInput() throws {
        try connection.receive([.head(.post(length: 1000))])
        connection.stopSending()
        #expect(!connection.isOpen)
    }

    @Test("a body without a declared length is counted")
    func countedLength() throws {
        try connection.receive([.head(.post(length: nil)), .body(ByteBuffer(repeating: 1, count: 10))])
        #expect(try connection.sent().isEmpty)
        try connection.receive([.body(ByteBuffer(repeating: 1, count: 1))])
        #expect(try connection.sentStatuses() == [413])
        #expect(try connection.passedOn().count == 2)
    }

    @Test("an answer that comes after the refusal is not sent")
    func lateAnswer() throws {
        try connection.receive([.head(.post(length: nil)), .body(ByteBuffer(repeating: 1, count: 11))])
        #expect(try connection.sentStatuses() == [413])
        try connection.answer(.ok)
        #expect(try connection.sent().isEmpty)
    }

    @Test("a refusal waits for the answers to earlier requests")
    func refusalInOrder() throws {
        try connection.receive([
            .head(.get), .end(nil), .head(.get), .end(nil), .head(.post(length: 11)), .body(ByteBuffer(string: "x")), .end(nil),
        ])
        #expect(try connection.passedOn().count == 4)
        try connection.answer(.ok)
        #expect(try connection.sentStatuses() == [200])
        try connection.answer(.ok)
        #expect(try connection.sentStatuses() == [200, 200, 413])
        connection.advance(by: .seconds(2))
        #expect(!connection.isOpen)
    }

    @Test("a refusal in the middle of a pipelined body waits as well")
    func countedRefusalInOrder() throws {
        try connection.receive([.head(.get), .end(nil), .head(.post(length: nil)), .body(ByteBuffer(repeating: 1, count: 11)), .end(nil)])
        #expect(try connection.sent().isEmpty)
        try connection.answer(.ok)
        #expect(try connection.sentStatuses() == [200, 413])
        try connection.answer(.created)
        #expect(try connection.sent().isEmpty)
    }

    @Test("what comes after a refused request is not passed on")
    func requestsAfterRefusal() throws {
        try connection.receive([.head(.post(length: 11)), .body(ByteBuffer(repeating: 1, count: 11)), .end(nil), .head(.get), .end(nil)])
        #expect(try connection.passedOn().isEmpty)
        #expect(try connection.sentStatuses() == [413])
    }

    @Test("an answer that has begun is not followed by another; its writer learns that the body is cut off")
    func answerBegun() throws {
        try connection.receive([.head(.post(length: nil))])
        try connection.send(.head(HTTPResponse(status: .ok)))
        try connection.receive([.body(ByteBuffer(repeating: 1, count: 11))], expecting: RequestBodyViolation.tooLarge)
        try connection.send(.body(ByteBuffer(string: "so far")))
        try connection.send(.end(nil))
        #expect(try connection.sentStatuses() == [200])
        connection.advance(by: .seconds(2))
        #expect(!connection.isOpen)
    }

    @Test("an answer that has been given already is not followed by another")
    func answeredEarly() throws {
        try connection.receive([.head(.post(length: nil))])
        try connection.answer(.unauthorized)
        try connection.receive([.body(ByteBuffer(repeating: 1, count: 11))])
        #expect(try connection.sentStatuses() == [401])
        connection.advance(by: .seconds(2))
        #expect(!connection.isOpen)
    }

    @Test("an answer that nobody asked for leaves the count as it is")
    func unaskedAnswer() throws {
        try connection.answer(.badRequest)
        try connection.receive([.head(.post(length: 11))])
        #expect(try connection.sentStatuses() == [400, 413])
    }

    // MARK: Too slow

    @Test("a body that drips in is refused after the time allowed, however steadily it drips")
    func dripFeed() throws {
        try connection.receive([.head(.post(length: 10))])
        connection.askForMore()
        for _ in 0..<9 {
            connection.advance(by: .seconds(3))
            try connection.receive([.body(ByteBuffer(string: "x"))])
            connection.askForMore()
        }
        #expect(try connection.sent().isEmpty)
        connection.advance(by: .seconds(3))
        #expect(try connection.sentStatuses() == [408])
        connection.advance(by: .seconds(2))
        #expect(!connection.isOpen)
    }

    @Test("time is not held against the client while the server does not read")
    func serverNotReading() throws {
        try connection.receive([.head(.post(length: 10)), .body(ByteBuffer(string: "x"))])
        connection.advance(by: .seconds(45))
        #expect(try connection.sent().isEmpty)
        connection.askForMore()
        connection.advance(by: .seconds(15))
        #expect(try connection.sentStatuses() == [408])
    }

    @Test("time is not held against the client while earlier requests are answered")
    func earlierRequests() throws {
        try connection.receive([.head(.get), .end(nil), .head(.post(length: 10))])
        connection.askForMore()
        connection.advance(by: .seconds(59))
        try connection.answer(.ok)
        #expect(try connection.sentStatuses() == [200])
        connection.advance(by: .seconds(29))
        #expect(try connection.sentStatuses() == [200])
        connection.advance(by: .seconds(1))
        #expect(try connection.sentStatuses() == [200, 408])
    }

    @Test("each body has its own time")
    func timePerBody() throws {
        for _ in 0..<3 {
            try connection.receive([.head(.post(length: 2)), .body(ByteBuffer(string: "x"))])
            connection.askForMore()
            connection.advance(by: .seconds(20))
            try connection.receive([.body(ByteBuffer(string: "x")), .end(nil)])
            connection.askForMore()
            try connection.answer(.ok)
        }
        connection.advance(by: .hours(1))
        #expect(try connection.sentStatuses() == [200, 200, 200])
        #expect(connection.isOpen)
    }

    @Test("an answer that takes long after the body has come is nobody's fault")
    func slowAnswer() throws {
        try connection.receive([.head(.post(length: 1)), .body(ByteBuffer(string: "x")), .end(nil)])
        connection.askForMore()
        connection.advance(by: .hours(1))
        #expect(try connection.sent().isEmpty)
        #expect(connection.isOpen)
    }

    // MARK: Expect

    @Test("a client that asks before sending is told to go on")
    func expectContinue() throws {
        try connection.receive([.head(.post(length: 10, expectsContinue: true))])
        #expect(try connection.sentStatuses() == [100])
        #expect(try connection.passedOn().count == 1)
        try connection.answer(.ok)
        #expect(try connection.sentStatuses() == [100, 200])
    }

    @Test("a client that asks with too large a body is refused at once")
    func expectContinueTooLarge() throws {
        try connection.receive([.head(.post(length: 11, expectsContinue: true))])
        #expect(try connection.sentStatuses() == [413])
    }

    @Test("a pipelined client is told to go on when it is its turn")
    func expectContinueInOrder() throws {
        try connection.receive([.head(.get), .end(nil), .head(.post(length: 10, expectsContinue: true))])
        #expect(try connection.sent().isEmpty)
        try connection.answer(.ok)
        #expect(try connection.sentStatuses() == [200, 100])
    }

    @Test("a client that did not wait is not told to go on")
    func expectContinueTooLate() throws {
        try connection.receive([
            .head(.get), .end(nil), .head(.post(length: 1, expectsContinue: true)), .body(ByteBuffer(string: "x")), .end(nil),
        ])
        try connection.answer(.ok)
        #expect(try connection.sentStatuses() == [200])
    }

    // MARK: HTTP/2

    @Test("where the protocol has no such field, a refusal does not say that the connection closes")
    func withoutConnectionField() throws {
        let connection = try LimitedConnection(sendsConnectionClose: false)
        try connection.receive([.head(.post(length: 11))])
        guard case .head(let head) = try connection.sent().first else {
            Issue.record("no answer")
            return
        }
        #expect(head.headerFields[.connection] == nil)
    }
}

extension HTTPRequest {
    fileprivate static let get = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/v3/home")

    fileprivate static func post(length: Int?, expectsContinue: Bool = false) -> HTTPRequest {
        var request = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/v3/commands/favorite")
        if let length { request.headerFields[.contentLength] = String(length) }
        if expectsContinue { request.headerFields[.expect] = "100-continue" }
        return request
    }
}
