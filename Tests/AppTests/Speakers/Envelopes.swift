import Foundation
import TestSupport

/// Envelopes as players send them, for a server without accounts.
enum Envelopes {
    /// A call with text arguments, in the order of the WSDL.
    static func call(_ operation: String, _ arguments: [(String, String)] = []) -> String {
        let members = arguments.map { "<\($0.0)>\($0.1)</\($0.0)>" }.joined()
        return wrap("<\(operation) xmlns=\"http://www.sonos.com/Services/1.1\">\(members)</\(operation)>")
    }

    /// The first page of the root.
    static let root = page("root")

    static func page(_ id: String, index: String = "0", count: String = "10") -> String {
        call("getMetadata", [("id", id), ("index", index), ("count", count)])
    }

    static func wrap(_ body: String, prolog: String = "") -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>\(prolog)\
        <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>\(body)</s:Body></s:Envelope>
        """
    }
}

extension ServerProcess {
    /// Posts an envelope on a connection of its own.
    func soap(_ envelope: Data, fields: [String: String] = [:]) async throws -> HTTPAnswer {
        let fields = ["Content-Type": "text/xml; charset=utf-8"].merging(fields) { $1 }
        return try await connect().request("POST", "/sonos/smapi", fields: fields, body: envelope)
    }

    func soap(_ envelope: String, fields: [String: String] = [:]) async throws -> HTTPAnswer {
        try await soap(Data(envelope.utf8), fields: fields)
    }
}
