import HTTPTypes
package import NIOCore
package import NIOHTTPTypes
import VersionService

/// Refuses request bodies that are too large or come too slowly, whoever reads them or fails to.
///
/// Belongs in front of everything else that handles requests, as one of Hummingbird's `additionalChannelHandlers`. A length
/// declared too large is refused before the body is sent; otherwise bytes and time are counted while it comes. The refusal is a
/// problem document with status 413 or 408, after which the connection closes. `Expect: 100-continue` is answered here too.
package final class RequestBodyLimitHandler: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    private let limits: RequestBodyLimits
    private let sendsConnectionClose: Bool
    private var meter: RequestBodyMeter
    private var timer: Scheduled<Void>?
    /// Whether the server has asked for bytes that have not come: only then is the client the one to blame for the time.
    private var isReadPending = false

    /// Makes the handler of one connection.
    ///
    /// - Parameters:
    ///   - limits: what a body may cost.
    ///   - sendsConnectionClose: whether a refusal says that the connection will close; HTTP/2 has no such field.
    package init(limits: RequestBodyLimits, sendsConnectionClose: Bool = true) {
        self.limits = limits
        self.sendsConnectionClose = sendsConnectionClose
        meter = RequestBodyMeter(maximumBytes: limits.maximumBytes)
    }

    package func handlerRemoved(context: ChannelHandlerContext) {
        cancelTimer()
    }

    package func channelInactive(context: ChannelHandlerContext) {
        cancelTimer()
        context.fireChannelInactive()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let action =
            switch unwrapInboundIn(data) {
            case .head(let head):
                meter.receivedHead(declaredLength: head.declaredContentLength, expectsContinue: head.expectsContinue)
            case .body(let bytes):
                meter.receivedBody(byteCount: bytes.readableBytes)
            case .end:
                meter.receivedEnd()
            }
        switch action {
        case .continueAndForward:
            sendContinue(context)
            context.fireChannelRead(data)
        case .forward:
            context.fireChannelRead(data)
        case .drop:
            break
        case .refuse(let refusal):
            perform(refusal, context)
        case .close:
            context.close(promise: nil)
        }
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
        isReadPending = false
        if meter.isAwaitingBody {
            if timer == nil { startTimer(limits.maximumDuration, context) }
        } else if !meter.isLingering {
            cancelTimer()
        }
        context.fireChannelReadComplete()
        // Whoever reads behind this handler may have stopped asking for more; thrown-away bytes are nothing to wait for.
        if meter.isLingering { context.read() }
    }

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // A refused client that has stopped sending has nothing left to be waited for.
        if meter.isLingering, event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    package func read(context: ChannelHandlerContext) {
        isReadPending = true
        context.read()
    }

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard meter.mayAnswer else {
            promise?.succeed()
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head):
            if head.status.kind != .informational { meter.answerBegan() }
            context.write(data, promise: promise)
        case .body:
            context.write(data, promise: promise)
        case .end:
            context.write(data, promise: promise)
            answerEnded(context)
        }
    }
}

@available(*, unavailable)
extension RequestBodyLimitHandler: Sendable {}

// MARK: - Answers

extension RequestBodyLimitHandler {
    private func answerEnded(_ context: ChannelHandlerContext) {
        switch meter.answerEnded() {
        case .nothing: break
        case .sendContinue: sendContinue(context)
        case .refuse(let refusal): perform(refusal, context)
        }
        guard meter.isAwaitingBody, meter.isBodyNext, timer != nil else { return }
        // Only now is it the client's turn.
        cancelTimer()
        startTimer(limits.maximumDuration, context)
    }

    private func perform(_ refusal: RequestBodyMeter.Refusal, _ context: ChannelHandlerContext) {
        switch refusal {
        case .answer(let violation):
            send(problem(violation), context)
            linger(context)
        case .wait:
            cancelTimer()
        case .interrupt(let violation):
            cancelTimer()
            context.fireErrorCaught(violation)
        case .close:
            context.flush()
            linger(context)
        }
    }

    private func sendContinue(_ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }

    private func send(_ problem: ProblemDetails, _ context: ChannelHandlerContext) {
        let body = problem.body()
        var head = HTTPResponse(status: problem.status)
        head.headerFields[.contentType] = ProblemDetails.contentType
        head.headerFields[.contentLength] = String(body.readableBytes)
        head.headerFields[.date] = Timestamp.now.httpDate
        if sendsConnectionClose { head.headerFields[.connection] = "close" }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(body)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    private func problem(_ violation: RequestBodyViolation) -> ProblemDetails {
        switch violation {
        case .tooLarge:
            ProblemDetails(
                .contentTooLarge,
                detail: "A request body may have \(limits.maximumBytes) bytes at most.",
                extensions: [.init("limit", .integer(limits.maximumBytes))]
            )
        case .tooSlow:
            ProblemDetails(.requestTimeout, detail: "The request body did not come in time.")
        }
    }
}

// MARK: - Time

extension RequestBodyLimitHandler {
    private func linger(_ context: ChannelHandlerContext) {
        cancelTimer()
        startTimer(limits.lingering, context)
    }

    private func startTimer(_ duration: TimeAmount, _ context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: duration) { [self] in
            timer = nil
            timeExpired(context)
        }
    }

    private func cancelTimer() {
        timer?.cancel()
        timer = nil
    }

    private func timeExpired(_ context: ChannelHandlerContext) {
        if meter.isLingering {
            context.close(promise: nil)
        } else if meter.isAwaitingBody, !isReadPending || !meter.isBodyNext {
            // The time was spent by the server, answering earlier requests or not reading.
            startTimer(limits.maximumDuration, context)
        } else if let refusal = meter.timeExpired() {
            perform(refusal, context)
        }
    }
}

extension HTTPRequest {
    fileprivate var declaredContentLength: Int? {
        headerFields.value(of: .contentLength).flatMap { Int($0) }
    }

    fileprivate var expectsContinue: Bool {
        headerFields.value(of: .expect).map { ASCII.equalIgnoringCase($0.utf8, "100-continue".utf8) } ?? false
    }
}
