extension SonosReply {
    /// Writes the response element (WSDL: one `…Response` for each operation).
    func write(to writer: inout XMLWriter) {
        switch self {
        case .getMetadata, .search, .getExtendedMetadata, .getExtendedMetadataText, .getMediaMetadata, .getScrollIndices, .getLastUpdate:
            writeBrowsing(to: &writer)
        case .getMediaURI, .getContentKey, .rateItem, .createItem, .deleteItem: writeItem(to: &writer)
        case .reportStatus, .setPlayedSeconds, .reportPlaySeconds, .reportPlayStatus, .reportAccountAction: writeReport(to: &writer)
        case .getUserInfo, .getAppLink, .getDeviceLinkCode, .getDeviceAuthToken, .refreshAuthToken: writeAccount(to: &writer)
        case .createContainer, .addToContainer, .renameContainer, .deleteContainer, .removeFromContainer, .reorderContainer:
            writeEditing(to: &writer)
        }
    }

    private func writeBrowsing(to writer: inout XMLWriter) {
        switch self {
        case .getMetadata(let list): writer.response("getMetadataResponse", "getMetadataResult") { list.write(to: &$0) }
        case .search(let list): writer.response("searchResponse", "searchResult") { list.write(to: &$0) }
        case .getExtendedMetadata(let metadata):
            writer.response("getExtendedMetadataResponse", "getExtendedMetadataResult") { metadata.write(to: &$0) }
        case .getExtendedMetadataText(let text):
            writer.response("getExtendedMetadataTextResponse", "getExtendedMetadataTextResult") { $0.text(text) }
        case .getMediaMetadata(let metadata):
            writer.response("getMediaMetadataResponse", "getMediaMetadataResult") { metadata.write(to: &$0) }
        case .getScrollIndices(let indices):
            writer.response("getScrollIndicesResponse", "getScrollIndicesResult") { $0.text(indices) }
        case .getLastUpdate(let update): writer.response("getLastUpdateResponse", "getLastUpdateResult") { update.write(to: &$0) }
        default: break
        }
    }

    private func writeItem(to writer: inout XMLWriter) {
        switch self {
        case .getMediaURI(let uri): writer.response("getMediaURIResponse") { uri.write(to: &$0) }
        case .getContentKey(let key): writer.response("getContentKeyResponse", "contentKey") { key.write(to: &$0) }
        case .rateItem(let rating): writer.response("rateItemResponse", "rateItemResult") { rating.write(to: &$0) }
        case .createItem(let id): writer.response("createItemResponse", "createItemResult") { $0.text(id) }
        case .deleteItem: writer.response("deleteItemResponse") { _ in }
        default: break
        }
    }

    private func writeReport(to writer: inout XMLWriter) {
        switch self {
        case .reportStatus: writer.response("reportStatusResponse") { _ in }
        case .setPlayedSeconds: writer.response("setPlayedSecondsResponse") { _ in }
        case .reportPlaySeconds(let interval):
            writer.response("reportPlaySecondsResponse", "reportPlaySecondsResult") { $0.element("interval", max(0, interval)) }
        case .reportPlayStatus: writer.response("reportPlayStatusResponse") { _ in }
        case .reportAccountAction: writer.response("reportAccountActionResponse") { _ in }
        default: break
        }
    }

    private func writeAccount(to writer: inout XMLWriter) {
        switch self {
        case .getUserInfo(let info): writer.response("getUserInfoResponse", "getUserInfoResult") { info.write(to: &$0) }
        case .getAppLink(let link): writer.response("getAppLinkResponse", "getAppLinkResult") { link.write(to: &$0) }
        case .getDeviceLinkCode(let link):
            writer.response("getDeviceLinkCodeResponse", "getDeviceLinkCodeResult") { link.write(to: &$0) }
        case .getDeviceAuthToken(let token):
            writer.response("getDeviceAuthTokenResponse", "getDeviceAuthTokenResult") { token.write(to: &$0) }
        case .refreshAuthToken(let token):
            writer.response("refreshAuthTokenResponse", "refreshAuthTokenResult") { token.write(to: &$0) }
        default: break
        }
    }

    private func writeEditing(to writer: inout XMLWriter) {
        switch self {
        case .createContainer(let id, let updateID):
            writer.response("createContainerResponse", "createContainerResult") { writer in
                writer.element("id", id)
                writer.element("updateId", updateID)
            }
        case .addToContainer(let updateID):
            writer.response("addToContainerResponse", "addToContainerResult") { $0.element("updateId", updateID) }
        case .renameContainer: writer.response("renameContainerResponse", "renameContainerResult") { _ in }
        case .deleteContainer: writer.response("deleteContainerResponse", "deleteContainerResult") { _ in }
        case .removeFromContainer(let updateID):
            writer.response("removeFromContainerResponse", "removeFromContainerResult") { $0.element("updateId", updateID) }
        case .reorderContainer(let updateID):
            writer.response("reorderContainerResponse", "reorderContainerResult") { $0.element("updateId", updateID) }
        default: break
        }
    }
}

extension XMLWriter {
    /// Writes a response element around a result element.
    fileprivate mutating func response(_ name: StaticString, _ result: StaticString, _ content: (inout XMLWriter) -> Void) {
        response(name) { $0.element(result, content) }
    }

    /// Writes a response element.
    fileprivate mutating func response(_ name: StaticString, _ content: (inout XMLWriter) -> Void) {
        element(name) { writer in
            writer.attribute("xmlns", SOAPNamespace.sonos)
            content(&writer)
        }
    }
}
