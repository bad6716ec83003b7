/// The children of a request, read as the types the WSDL gives them.
struct SonosArguments {
    private let request: XMLElement

    init(_ request: XMLElement) {
        self.request = request
    }

    /// A text.
    ///
    /// - Throws: ``SOAPFault`` where it is absent or longer than 2048 bytes.
    func text(_ name: String) throws(SOAPFault) -> String {
        guard let text = request.child(name)?.text else { throw SOAPFault(.client, "\(name) is missing") }
        guard text.utf8.count <= 2048 else { throw SOAPFault(.client, "\(name) is too long") }
        return text
    }

    /// A text that need not be there; nil where it is absent, empty or too long to mean anything.
    func optional(_ name: String) -> String? {
        guard let text = request.child(name)?.text, (1...2048).contains(text.utf8.count) else { return nil }
        return text
    }

    /// An identifier (WSDL: `id`, at most 255 characters).
    func id(_ name: String) throws(SOAPFault) -> String {
        let text = try text(name)
        guard (1...255).contains(text.unicodeScalars.count) else { throw SOAPFault(.client, "\(name) must have 1 to 255 characters") }
        return text
    }

    /// A whole number (XSD: `int`, 32 bits).
    func integer(_ name: String) throws(SOAPFault) -> Int {
        let text = try text(name).filter { !$0.isWhitespace }
        guard let value = Int32(text) else { throw SOAPFault(.client, "\(name) must be a whole number of 32 bits") }
        return Int(value)
    }

    /// A whole number that is not negative.
    func natural(_ name: String) throws(SOAPFault) -> Int {
        let value = try integer(name)
        guard value >= 0 else { throw SOAPFault(.client, "\(name) must not be negative") }
        return value
    }

    /// A whole number that need not be there.
    func optionalNatural(_ name: String) throws(SOAPFault) -> Int? {
        request.child(name) == nil ? nil : try natural(name)
    }

    /// A truth value, false where it is absent.
    func flag(_ name: String) throws(SOAPFault) -> Bool {
        switch request.child(name)?.text {
        case nil, "false", "0", "": return false
        case "true", "1": return true
        default: throw SOAPFault(.client, "\(name) must be true or false")
        }
    }
}
