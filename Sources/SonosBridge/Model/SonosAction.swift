/// Something a player offers to do with an item (WSDL: `genericAction`).
public struct SonosAction: Sendable, Equatable {
    /// What is done.
    public enum Kind: Sendable, Equatable {
        case openURL(String)
        /// A request that the player makes; its success makes the player fetch the item again.
        case request(url: String, method: String)
    }

    public let id: String
    public let title: String
    public let kind: Kind
    /// What the player says when it has worked: an identifier in `strings.xml`.
    public var successStringID: String?
    /// What the player says when it has not.
    public var failureStringID: String?

    public init(id: String, title: String, kind: Kind) {
        self.id = id
        self.title = title
        self.kind = kind
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("id", id)
        writer.element("title", title)
        switch kind {
        case .openURL(let url):
            writer.element("actionType", "openUrl")
            writer.element("showInBrowse", false)
            writer.element("openUrlAction") { $0.element("url", url) }
        case .request(let url, let method):
            writer.element("actionType", "simpleHttpRequest")
            writer.element("showInBrowse", false)
            writer.element("simpleHttpRequestAction") { writer in
                writer.element("url", url)
                writer.element("method", method)
                writer.element("refreshOnSuccess", true)
            }
        }
        writer.element("successMessageStringId", successStringID)
        writer.element("failureMessageStringId", failureStringID)
    }
}
