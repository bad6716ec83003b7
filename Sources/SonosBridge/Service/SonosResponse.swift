public import NIOCore

/// The answer to a request, of media type `text/xml; charset=utf-8`.
public struct SonosResponse: Sendable {
    /// 200, or 500 for every fault.
    public let status: Int
    public let body: ByteBuffer
    /// What was asked for, where that could be read; for the log.
    public let operation: String?
    /// Why there is no result; for the log.
    public let fault: SOAPFault?
}
