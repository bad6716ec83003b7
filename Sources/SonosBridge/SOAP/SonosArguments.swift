/// The children of a request, read as the types the WSDL gives them.
struct SonosArguments {
    private let request: XMLElement

    /// - Throws: ``SOAPFault`` for an argument that is given twice: which of the two is meant must not be a matter of the reader.
    init(_ request: XMLElement) throws(SOAPFault) {
        var names: Set<String> = []
        for child in request.children where !names.insert(child.name).inserted {
            throw SOAPFault(.client, "\(child.name) is given twice")
        }
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

    /// An identifier of an item; what is too short or too long for one (WSDL: `id`, at most 255 characters) is no item's.
    func id(_ name: String) throws(SOAPFault) -> String {
        guard let text = request.child(name)?.text else { throw SOAPFault(.client, "\(name) is missing") }
        guard (1...255).contains(text.unicodeScalars.count) else { throw SOAPFault.unknownItem }
        return text
    }

    /// The name of a household (WSDL: `id`, at most 255 characters).
    func household() throws(SOAPFault) -> String {
        let name = try text("householdId")
        guard (1...255).contains(name.unicodeScalars.count) else { throw SOAPFault(.client, "householdId must have 1 to 255 characters") }
        return name
    }

    /// A whole number (XSD: `int`, 32 bits).
    func integer(_ name: String) throws(SOAPFault) -> Int {
        // White space around a number is not part of it (XML Schema 1.0, part 2, section 4.3.6).
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        let digits = try text(name).utf8.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        guard let value = Int32(String(decoding: digits, as: UTF8.self)) else {
            throw SOAPFault(.client, "\(name) must be a whole number of 32 bits")
        }
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
