/// What is noted about one answered request.
package struct AccessRecord: Sendable {
    package var requestID: RequestID
    package var method: String

    /// The request target as it was sent; of its query only the names and the lengths of the values are written down.
    package var target: String

    package var status: Int

    /// The size of the body that was sent.
    package var bytes: Int

    package var duration: Duration

    /// The API version the request names, if it names one.
    package var apiVersion: String?

    package var screen: String?
    package var isSignedIn: Bool
    package var clientAddress: String?

    package init(
        requestID: RequestID,
        method: String,
        target: String,
        status: Int,
        bytes: Int,
        duration: Duration,
        apiVersion: String? = nil,
        screen: String? = nil,
        isSignedIn: Bool = false,
        clientAddress: String? = nil
    ) {
        self.requestID = requestID
        self.method = method
        self.target = target
        self.status = status
        self.bytes = bytes
        self.duration = duration
        self.apiVersion = apiVersion
        self.screen = screen
        self.isSignedIn = isSignedIn
        self.clientAddress = clientAddress
    }
}
