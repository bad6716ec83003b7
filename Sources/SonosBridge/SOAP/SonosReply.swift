public import NIOCore

/// The result of an operation.
public enum SonosReply: Sendable, Equatable {
    case getMetadata(MediaList)
    case getExtendedMetadata(ExtendedMetadata)
    case getExtendedMetadataText(String)
    case getUserInfo(SonosUserInfo)
    case rateItem(ItemRating)
    case search(MediaList)
    case getMediaMetadata(MediaMetadata)
    case getMediaURI(MediaURI)
    case createItem(id: String)
    case deleteItem
    case getScrollIndices(String)
    case getLastUpdate(LastUpdate)
    case reportStatus
    case setPlayedSeconds
    case reportPlaySeconds(interval: Int)
    case reportPlayStatus
    case reportAccountAction
    case getAppLink(AppLink)
    case getDeviceLinkCode(DeviceLink)
    case getDeviceAuthToken(DeviceAuthToken)
    case refreshAuthToken(DeviceAuthToken)
    case getContentKey(ContentKey)
    case createContainer(id: String, updateID: String)
    case addToContainer(updateID: String)
    case renameContainer
    case deleteContainer
    case removeFromContainer(updateID: String)
    case reorderContainer(updateID: String)

    /// The result in an envelope, its elements in the order of the XSD.
    public func envelope() -> ByteBuffer {
        var writer = XMLWriter(capacity: expectedSize)
        writer.envelope { write(to: &$0) }
        return writer.buffer()
    }

    /// About as many bytes as the envelope will have.
    private var expectedSize: Int {
        switch self {
        case .getMetadata(let list), .search(let list): 1024 + list.entries.count * 800
        default: 4096
        }
    }
}
