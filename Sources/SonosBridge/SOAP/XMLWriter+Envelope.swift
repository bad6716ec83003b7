extension XMLWriter {
    /// Writes an envelope around a body.
    mutating func envelope(_ body: (inout XMLWriter) -> Void) {
        declaration()
        element("soap:Envelope") { writer in
            writer.attribute("xmlns:soap", SOAPNamespace.envelope)
            writer.element("soap:Body", body)
        }
    }
}
