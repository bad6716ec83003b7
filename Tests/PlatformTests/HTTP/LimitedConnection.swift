import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Platform

/// A connection with the handler in it, and time that stands still.
final class LimitedConnection {
    private let channel: EmbeddedChannel
    private var allSent: [HTTPResponsePart] = []

    init(sendsConnectionClose: Bool = true) throws {
        let limits = RequestBodyLimits(maximumBytes: 10, maximumDuration: .seconds(30), lingering: .seconds(2))
        channel = EmbeddedChannel(handler: RequestBodyLimitHandler(limits: limits, sendsConnectionClose: sendsConnectionClose))
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/unused"), promise: nil)
    }

    deinit {
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    var isOpen: Bool { channel.isActive }

    /// Takes parts from the client, as one read.
    func receive(_ parts: [HTTPRequestPart], expecting error: RequestBodyViolation? = nil) throws {
        for part in parts { channel.pipeline.fireChannelRead(part) }
        channel.pipeline.fireChannelReadComplete()
        if let error {
            #expect(throws: error) { try channel.throwIfErrorCaught() }
        } else {
            try channel.throwIfErrorCaught()
        }
    }

    /// Half-closes the connection, as a client does that will send no more.
    func stopSending() {
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }

    /// Does what a server does that wants the next bytes.
    func askForMore() {
        channel.read()
    }

    func advance(by time: TimeAmount) {
        channel.embeddedEventLoop.advanceTime(by: time)
    }

    func send(_ part: HTTPResponsePart) throws {
        channel.writeAndFlush(part, promise: nil)
    }

    func answer(_ status: HTTPResponse.Status) throws {
        try send(.head(HTTPResponse(status: status)))
        try send(.body(ByteBuffer(string: "body")))
        try send(.end(nil))
    }

    /// The parts that whoever answers requests has seen since the last call.
    func passedOn() throws -> [HTTPRequestPart] {
        var parts: [HTTPRequestPart] = []
        while let part = try channel.readInbound(as: HTTPRequestPart.self) { parts.append(part) }
        return parts
    }

    /// The parts that the client has got since the last call.
    func sent() throws -> [HTTPResponsePart] {
        var parts: [HTTPResponsePart] = []
        while let part = try channel.readOutbound(as: HTTPResponsePart.self) { parts.append(part) }
        allSent += parts
        return parts
    }

    /// The statuses of everything the client has got.
    func sentStatuses() throws -> [Int] {
        _ = try sent()
        return allSent.compactMap { if case .head(let head) = $0 { head.status.code } else { nil } }
    }
}
