public import NIOCore

/// An answer that says why there is no result; sent with HTTP status 500, whatever the reason (SOAP 1.1, section 6.2).
public struct SOAPFault: Error, Sendable, Equatable {
    /// What went wrong, in the terms that players act on.
    public enum Code: String, Sendable, CaseIterable {
        /// SOAP's own codes, for broken envelopes (SOAP 1.1, section 4.4.1).
        case client = "soap:Client"
        case server = "soap:Server"
        case versionMismatch = "soap:VersionMismatch"
        case mustUnderstand = "soap:MustUnderstand"
        case sessionIDInvalid = "Client.SessionIdInvalid"
        case loginInvalid = "Client.LoginInvalid"
        case loginDisabled = "Client.LoginDisabled"
        case loginUnsupported = "Client.LoginUnsupported"
        case loginUnauthorized = "Client.LoginUnauthorized"
        case authTokenExpired = "Client.AuthTokenExpired"
        case tokenRefreshRequired = "Client.TokenRefreshRequired"
        case notLinkedRetry = "Client.NOT_LINKED_RETRY"
        case notLinkedFailure = "Client.NOT_LINKED_FAILURE"
        case deviceLimit = "Client.DeviceLimit"
        case unsupportedTerritory = "Client.UnsupportedTerritory"
        case itemNotFound = "Client.ItemNotFound"
        case serviceUnavailable = "Server.ServiceUnavailable"
        case serviceUnknownError = "Server.ServiceUnknownError"
    }

    public let code: Code
    /// What is wrong, for the person who reads the log.
    public let message: String
    /// The new token that comes with ``Code/tokenRefreshRequired``.
    public var token: DeviceAuthToken?

    public init(_ code: Code, _ message: String, token: DeviceAuthToken? = nil) {
        self.code = code
        self.message = message
        self.token = token
    }

    /// The number that `detail` carries for the codes that have one; `strings.xml` has a message for each.
    public var sonosError: Int? {
        switch code {
        case .notLinkedRetry: 5
        case .notLinkedFailure: 6
        default: nil
        }
    }

    /// The fault of an identifier that is unknown or forged.
    static let unknownItem = SOAPFault(.itemNotFound, "there is no such item")

    /// The fault of a list whose source did not answer.
    static let unavailableList = SOAPFault(.serviceUnavailable, "the list cannot be loaded just now")

    /// The fault in an envelope.
    public func envelope() -> ByteBuffer {
        var writer = XMLWriter(capacity: 1024)
        writer.envelope { writer in
            writer.element("soap:Fault") { writer in
                writer.element("faultcode", code.rawValue)
                writer.element("faultstring", message)
                writer.elementUnlessEmpty("detail") { detail(&$0) }
            }
        }
        return writer.buffer()
    }

    /// The content of `customFault`, without a wrapper, as players read it.
    private func detail(_ writer: inout XMLWriter) {
        if let token {
            writer.element("refreshAuthTokenResult") { writer in
                writer.attribute("xmlns", SOAPNamespace.sonos)
                token.write(to: &writer)
            }
        } else if let sonosError {
            writer.element("SonosError") { writer in
                writer.attribute("xmlns", SOAPNamespace.sonos)
                writer.text(String(sonosError))
            }
            writer.element("ExceptionInfo") { writer in
                writer.attribute("xmlns", SOAPNamespace.sonos)
                writer.text(String(code.rawValue.drop { $0 != "." }.dropFirst()))
            }
        }
    }
}
