/// A request as it was read: who asks, and for what.
///
/// Read leniently, as players send it: elements may be prefixed or in no namespace at all, `context` may stand inside
/// `credentials`, and either may be absent.
public struct SOAPEnvelope: Sendable, Equatable {
    public let credentials: SonosCredentials
    /// The household's offset from UTC, as the player says it (`context/timeZone`).
    public let timeZone: String?
    public let call: SonosCall

    /// Reads an envelope.
    ///
    /// - Parameters:
    ///   - soapAction: the header field of that name, with or without quotes; it must name the operation of the body.
    ///   - authorization: the token of the `Authorization` header field, used where the credentials have none.
    /// - Throws: ``SOAPFault`` with one of SOAP's own codes.
    public init(
        reading bytes: some Collection<UInt8>, soapAction: String? = nil, authorization: String? = nil, limits: XMLLimits = XMLLimits()
    ) throws(SOAPFault) {
        let root: XMLElement
        do {
            root = try XMLReader(limits: limits).read(bytes)
        } catch {
            throw SOAPFault(.client, error.description)
        }
        try Self.checkRoot(root)
        let header = root.child("Header")
        if let header { try Self.checkHeader(header) }
        guard let body = root.child("Body"), let request = body.children.first, body.children.count == 1 else {
            throw SOAPFault(.client, "the body must hold one request")
        }
        guard let operation = SonosOperation(rawValue: request.name), request.namespace.isEmpty || request.namespace == SOAPNamespace.sonos
        else { throw SOAPFault(.client, "there is no such operation") }
        try Self.check(soapAction, operation)
        let credentials = header?.child("credentials")
        let context = header?.child("context") ?? credentials?.child("context")
        self.credentials = SonosCredentials(credentials, authorization: authorization)
        timeZone = context?.child("timeZone")?.text
        call = try SonosCall(operation, request)
    }

    private static func checkRoot(_ root: XMLElement) throws(SOAPFault) {
        guard root.name == "Envelope" else { throw SOAPFault(.client, "the document is not a SOAP envelope") }
        guard root.namespace.isEmpty || root.namespace == SOAPNamespace.envelope else {
            throw SOAPFault(.versionMismatch, "only SOAP 1.1 is understood")
        }
    }

    /// Refuses header entries that must be understood and are not (SOAP 1.1, section 4.2.3).
    private static func checkHeader(_ header: XMLElement) throws(SOAPFault) {
        let known: Set<String> = ["credentials", "context"]
        for entry in header.children where !known.contains(entry.name) {
            guard let value = entry.attribute("mustUnderstand"), value != "0" else { continue }
            throw SOAPFault(.mustUnderstand, "the header entry is not understood")
        }
    }

    private static func check(_ soapAction: String?, _ operation: SonosOperation) throws(SOAPFault) {
        guard let soapAction else { return }
        let action = soapAction.filter { $0 != "\"" && $0 != " " }
        guard !action.isEmpty, action != operation.rawValue, action != "\(SOAPNamespace.sonos)#\(operation.rawValue)" else { return }
        throw SOAPFault(.client, "SOAPAction does not name the operation of the body")
    }
}
