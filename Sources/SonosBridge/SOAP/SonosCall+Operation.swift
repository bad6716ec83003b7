extension SonosCall {
    /// The operation that is called.
    public var operation: SonosOperation {
        switch self {
        case .getSessionId: .getSessionId
        case .getMetadata: .getMetadata
        case .getExtendedMetadata: .getExtendedMetadata
        case .getExtendedMetadataText: .getExtendedMetadataText
        case .getUserInfo: .getUserInfo
        case .rateItem: .rateItem
        case .search: .search
        case .getMediaMetadata: .getMediaMetadata
        case .getMediaURI: .getMediaURI
        case .createItem: .createItem
        case .deleteItem: .deleteItem
        case .getScrollIndices: .getScrollIndices
        case .getLastUpdate: .getLastUpdate
        case .reportStatus: .reportStatus
        case .setPlayedSeconds: .setPlayedSeconds
        case .reportPlaySeconds: .reportPlaySeconds
        case .reportPlayStatus: .reportPlayStatus
        case .reportAccountAction: .reportAccountAction
        case .getAppLink: .getAppLink
        case .getDeviceLinkCode: .getDeviceLinkCode
        case .getDeviceAuthToken: .getDeviceAuthToken
        case .refreshAuthToken: .refreshAuthToken
        case .getContentKey: .getContentKey
        case .createContainer: .createContainer
        case .addToContainer: .addToContainer
        case .renameContainer: .renameContainer
        case .deleteContainer: .deleteContainer
        case .removeFromContainer: .removeFromContainer
        case .reorderContainer: .reorderContainer
        }
    }
}
