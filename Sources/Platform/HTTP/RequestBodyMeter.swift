/// Follows the requests and answers of one connection, and decides what becomes of each request body.
///
/// Requests may be pipelined, so a refusal waits until everything asked before it has been answered.
struct RequestBodyMeter {
    private enum Phase {
        case open
        /// A body is refused, but earlier requests are still being answered.
        case refusing(RequestBodyViolation, answersAhead: Int)
        /// A body is refused whose answer has begun; it may end, nothing more is read.
        case finishing
        /// All is said; what still comes is thrown away until the connection closes.
        case lingering
    }

    private let maximumBytes: Int
    private var phase = Phase.open
    /// Requests passed on whose answer has not ended; the one being received is the last of them.
    private var unanswered = 0
    private var isReceiving = false
    private var receivedBytes = 0
    /// Whether the answer to the oldest of those requests has begun.
    private var hasAnswerBegun = false
    private var owesContinue = false

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    /// Whether the time a body takes is to be measured.
    var isAwaitingBody: Bool {
        if case .open = phase { isReceiving } else { false }
    }

    /// Whether everything asked before the body being received has been answered.
    var isBodyNext: Bool { unanswered <= 1 }

    /// Whether what the client still sends is only read to be thrown away.
    var isLingering: Bool {
        if case .lingering = phase { true } else { false }
    }
}

// MARK: - From the client

extension RequestBodyMeter {
    /// What to do with a part of a request.
    enum InboundAction: Equatable {
        case forward
        /// Tell the client to go on (RFC 9110, section 10.1.1), then pass the head on.
        case continueAndForward
        case drop
        case refuse(Refusal)
        /// The client has sent all of a refused request: there is nothing left to wait for.
        case close
    }

    /// How to end a connection whose body is refused.
    enum Refusal: Equatable {
        /// Answer, then close.
        case answer(RequestBodyViolation)
        /// Answer later, when ``RequestBodyMeter/answerEnded()`` says so.
        case wait
        /// The answer has begun: tell whoever writes it that no more of the body will come.
        case interrupt(RequestBodyViolation)
        /// The answer has been given already: only close.
        case close
    }

    mutating func receivedHead(declaredLength: Int?, expectsContinue: Bool) -> InboundAction {
        guard case .open = phase else { return .drop }
        if let declaredLength, declaredLength > maximumBytes {
            return .refuse(refuse(.tooLarge, answersAhead: unanswered))
        }
        unanswered += 1
        isReceiving = true
        receivedBytes = 0
        guard expectsContinue else { return .forward }
        owesContinue = unanswered > 1
        return owesContinue ? .forward : .continueAndForward
    }

    mutating func receivedBody(byteCount: Int) -> InboundAction {
        guard case .open = phase else { return .drop }
        owesContinue = false
        receivedBytes += byteCount
        return receivedBytes > maximumBytes ? .refuse(refuseReceived(.tooLarge)) : .forward
    }

    mutating func receivedEnd() -> InboundAction {
        switch phase {
        case .open:
            isReceiving = false
            owesContinue = false
            return .forward
        case .lingering:
            return .close
        case .refusing, .finishing:
            return .drop
        }
    }

    mutating func timeExpired() -> Refusal? {
        isAwaitingBody ? refuseReceived(.tooSlow) : nil
    }

    /// Refuses the body being received, whose head has been passed on.
    private mutating func refuseReceived(_ violation: RequestBodyViolation) -> Refusal {
        if unanswered == 0 {
            phase = .lingering
            return .close
        }
        if unanswered == 1, hasAnswerBegun {
            phase = .finishing
            return .interrupt(violation)
        }
        return refuse(violation, answersAhead: unanswered - 1)
    }

    private mutating func refuse(_ violation: RequestBodyViolation, answersAhead: Int) -> Refusal {
        guard answersAhead == 0 else {
            phase = .refusing(violation, answersAhead: answersAhead)
            return .wait
        }
        phase = .lingering
        return .answer(violation)
    }
}

// MARK: - To the client

extension RequestBodyMeter {
    /// What to do after an answer has ended.
    enum AnswerEndAction: Equatable {
        case nothing
        case sendContinue
        case refuse(Refusal)
    }

    /// Whether a part of an answer may be sent.
    ///
    /// After a refusal has been sent there may still be somebody answering the request it refused.
    var mayAnswer: Bool { !isLingering }

    mutating func answerBegan() {
        hasAnswerBegun = true
        if unanswered == 1 { owesContinue = false }
    }

    mutating func answerEnded() -> AnswerEndAction {
        // There may be an answer to something that never became a request, such as bytes that are not HTTP.
        unanswered = max(0, unanswered - 1)
        hasAnswerBegun = false
        switch phase {
        case .open:
            guard owesContinue, unanswered == 1 else { return .nothing }
            owesContinue = false
            return .sendContinue
        case .refusing(let violation, let answersAhead):
            if case .answer = refuse(violation, answersAhead: answersAhead - 1) { return .refuse(.answer(violation)) }
            return .nothing
        case .finishing:
            phase = .lingering
            return .refuse(.close)
        case .lingering:
            return .nothing
        }
    }
}
