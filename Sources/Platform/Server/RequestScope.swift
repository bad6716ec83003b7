import HTTPTypes
import Hummingbird
import NIOCore

/// A request on its way through the server.
struct RequestScope: Sendable {
    let request: Request
    let id: RequestID
    /// The target as it was sent, path and query.
    let target: String
    /// The path alone.
    let path: Substring
    /// Who sends the request, as an address.
    let clientAddress: String?
    /// Where the request came in, as the authority of a URL.
    var localAuthority: String { localAddress?.authority ?? "localhost" }
    private let localAddress: SocketAddress?

    init(_ request: Request, _ context: ServerContext) {
        self.request = request
        id = RequestID.accepting(request.headers[.requestID])
        target = request.head.path ?? "/"
        path = target.prefix { $0 != "?" }
        clientAddress = context.remoteAddress?.ipAddress
        localAddress = context.localAddress
    }

    /// Whether the client would rather have problem details than a screen.
    var prefersProblem: Bool {
        guard let accept = request.headers[.accept] else { return false }
        let offered = [ContentType("application", "json"), ContentType("application", "problem+json")]
        return Accept(accept).preferredIndex(among: offered) == 1
    }
}

extension SocketAddress {
    /// The address as the authority of a URL: IPv6 in brackets, the port where it is not the usual one.
    fileprivate var authority: String? {
        guard let ipAddress else { return nil }
        let host = ipAddress.contains(":") ? "[\(ipAddress)]" : ipAddress
        return port.map { $0 == 80 ? host : "\(host):\($0)" } ?? host
    }
}

extension HTTPField.Name {
    // The literals are valid field names, which is all that these initialisers check.
    static func named(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("'\(name)' is no field name") }
        return name
    }

    static let requestID = named("X-Request-ID")
    static let apiVersion = named("X-Api-Version")
    static let apiVersionStatus = named("X-Api-Version-Status")
    static let deprecation = named("Deprecation")
    static let sunset = named("Sunset")
    static let link = named("Link")
}
