/// The operations of the Sonos Music API (WSDL 1.19.6, `portType`).
public enum SonosOperation: String, Sendable, CaseIterable {
    case getSessionId, getMetadata, getExtendedMetadata, getExtendedMetadataText, getUserInfo, rateItem, search, getMediaMetadata
    case getMediaURI, createItem, deleteItem, getScrollIndices, getLastUpdate, reportStatus, setPlayedSeconds, reportPlaySeconds
    case reportPlayStatus, reportAccountAction, getAppLink, getDeviceLinkCode, getDeviceAuthToken, refreshAuthToken, getContentKey
    case createContainer, addToContainer, renameContainer, deleteContainer, removeFromContainer, reorderContainer
}
