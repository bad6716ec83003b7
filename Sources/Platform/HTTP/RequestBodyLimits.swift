package import NIOCore

/// What a request body may cost.
package struct RequestBodyLimits: Hashable, Sendable {
    /// How many bytes a body may have.
    package var maximumBytes: Int

    /// How long a client may take to send a body, counted while the server waits for it.
    package var maximumDuration: TimeAmount

    /// How long a refused client's bytes are read and thrown away before the connection is closed.
    ///
    /// Closing at once would make the kernel reset the connection, and the client might never see why (RFC 9112, section 9.6).
    package var lingering: TimeAmount

    package init(maximumBytes: Int, maximumDuration: TimeAmount = .seconds(30), lingering: TimeAmount = .seconds(2)) {
        self.maximumBytes = maximumBytes
        self.maximumDuration = maximumDuration
        self.lingering = lingering
    }
}

/// Why a request body is refused.
package enum RequestBodyViolation: Error, Hashable, Sendable {
    case tooLarge
    case tooSlow
}
