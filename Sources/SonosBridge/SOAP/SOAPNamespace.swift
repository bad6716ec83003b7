/// The namespaces of the messages.
enum SOAPNamespace {
    /// SOAP 1.1.
    static let envelope = "http://schemas.xmlsoap.org/soap/envelope/"
    /// The Sonos Music API.
    static let sonos = "http://www.sonos.com/Services/1.1"
}
