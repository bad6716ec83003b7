import Hummingbird
import NIOCore

/// What Hummingbird keeps of a request besides the request itself.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Who sends the request, as far as the connection tells.
    let remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
