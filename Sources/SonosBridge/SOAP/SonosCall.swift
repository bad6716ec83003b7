/// An operation with its arguments.
public enum SonosCall: Sendable, Equatable {
    case getSessionId(username: String, password: String)
    case getMetadata(id: String, index: Int, count: Int, isRecursive: Bool)
    case getExtendedMetadata(id: String)
    case getExtendedMetadataText(id: String, type: String)
    case getUserInfo
    case rateItem(id: String, rating: Int)
    case search(id: String, term: String, index: Int, count: Int)
    case getMediaMetadata(id: String)
    case getMediaURI(id: String)
    case createItem(favorite: String)
    case deleteItem(favorite: String)
    case getScrollIndices(id: String)
    case getLastUpdate
    case reportStatus(id: String, errorCode: Int, message: String)
    case setPlayedSeconds(SonosPlayReport)
    case reportPlaySeconds(SonosPlayReport)
    case reportPlayStatus(SonosPlayReport)
    case reportAccountAction(type: String)
    case getAppLink(household: String)
    case getDeviceLinkCode(household: String)
    case getDeviceAuthToken(household: String, linkCode: String?, linkDeviceID: String?)
    case refreshAuthToken
    case getContentKey(id: String)
    case createContainer(type: String, title: String, parent: String, seed: String)
    case addToContainer(id: String, parent: String, index: Int, updateID: String)
    case renameContainer(id: String, title: String)
    case deleteContainer(id: String)
    case removeFromContainer(id: String, indices: String, updateID: String)
    case reorderContainer(id: String, from: String, to: Int, updateID: String)
}
