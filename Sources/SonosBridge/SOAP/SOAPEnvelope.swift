/// A request as it was read: who asks, and for what.
///
/// Read leniently, as players send it: elements may be prefixed or in no namespace at all, `context` may stand inside
/// `credentials`, and either may be absent.
public struct SOAPEnvelope: Sendable, Equatable {
    public let credentials: SonosCredentials
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
        let header = try Self.part("Header", of: root)
        if let header { try Self.checkHeader(header) }
        guard let body = try Self.part("Body", of: root), let request = body.children.first, body.children.count == 1 else {
            throw SOAPFault(.client, "the body must hold one request")
        }
        guard let operation = SonosOperation(rawValue: request.name), request.namespace.isEmpty || request.namespace == SOAPNamespace.sonos
        else { throw SOAPFault(.client, "there is no such operation") }
        try Self.check(soapAction, operation)
        let credentials = try header.flatMap { header throws(SOAPFault) in try Self.entry("credentials", of: header) }
        self.credentials = SonosCredentials(credentials, authorization: authorization)
        call = try SonosCall(operation, request)
    }

    private static func checkRoot(_ root: XMLElement) throws(SOAPFault) {
        guard root.name == "Envelope" else { throw SOAPFault(.client, "the document is not a SOAP envelope") }
        guard root.namespace.isEmpty || root.namespace == SOAPNamespace.envelope else {
            throw SOAPFault(.versionMismatch, "only SOAP 1.1 is understood")
        }
    }

    /// The header or the body, of which an envelope has one at most: who reads the first and who reads the last must not differ.
    private static func part(_ name: String, of root: XMLElement) throws(SOAPFault) -> XMLElement? {
        let parts = root.children.filter { $0.name == name && ($0.namespace.isEmpty || $0.namespace == SOAPNamespace.envelope) }
        guard parts.count <= 1 else { throw SOAPFault(.client, "the envelope has \(parts.count) elements \(name)") }
        return parts.first
    }

    /// A header entry, which must not be there twice.
    private static func entry(_ name: String, of header: XMLElement) throws(SOAPFault) -> XMLElement? {
        let entries = header.children.filter { $0.name == name }
        guard entries.count <= 1 else { throw SOAPFault(.client, "the header has \(entries.count) elements \(name)") }
        return entries.first
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
        let isQuote: (Character) -> Bool = { $0 == "\"" || $0 == " " }
        var action = soapAction.drop(while: isQuote)
        while let last = action.last, isQuote(last) { action.removeLast() }
        if action.hasPrefix(SOAPNamespace.sonos + "#") { action = action.dropFirst(SOAPNamespace.sonos.count + 1) }
        guard action.isEmpty || action == operation.rawValue else {
            throw SOAPFault(.client, "SOAPAction does not name the operation of the body")
        }
    }
}
