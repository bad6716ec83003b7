import Hummingbird
import NIOCore

/// What Hummingbird keeps of a request besides the request itself.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection the request came over.
    let channel: any Channel

    /// Who sends the request, as far as the connection tells.
    var remoteAddress: SocketAddress? { channel.remoteAddress }
    /// Where the connection came in.
    var localAddress: SocketAddress? { channel.localAddress }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
