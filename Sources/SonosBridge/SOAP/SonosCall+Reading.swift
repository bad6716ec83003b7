extension SonosCall {
    /// Reads the arguments of an operation.
    ///
    /// - Throws: ``SOAPFault`` naming the argument that is missing or wrong.
    init(_ operation: SonosOperation, _ request: XMLElement) throws(SOAPFault) {
        let arguments = try SonosArguments(request)
        switch operation {
        case .getSessionId: self = .getSessionId(username: try arguments.text("username"), password: try arguments.text("password"))
        case .getMetadata, .search, .getExtendedMetadata, .getExtendedMetadataText, .getMediaMetadata, .getScrollIndices, .getLastUpdate:
            self = try Self.browsing(operation, arguments)
        case .getMediaURI, .getContentKey, .rateItem, .createItem, .deleteItem: self = try Self.item(operation, arguments)
        case .reportStatus, .setPlayedSeconds, .reportPlaySeconds, .reportPlayStatus: self = try Self.report(operation, arguments)
        case .reportAccountAction: self = .reportAccountAction(type: try arguments.text("type"))
        case .getUserInfo: self = .getUserInfo
        case .refreshAuthToken: self = .refreshAuthToken
        case .getAppLink: self = .getAppLink(household: try arguments.household())
        case .getDeviceLinkCode: self = .getDeviceLinkCode(household: try arguments.household())
        case .getDeviceAuthToken:
            self = .getDeviceAuthToken(
                household: try arguments.household(), linkCode: arguments.optional("linkCode"),
                linkDeviceID: arguments.optional("linkDeviceId"))
        case .createContainer, .addToContainer, .renameContainer, .deleteContainer, .removeFromContainer, .reorderContainer:
            self = try Self.editing(operation, arguments)
        }
    }

    private static func browsing(_ operation: SonosOperation, _ arguments: SonosArguments) throws(SOAPFault) -> SonosCall {
        switch operation {
        case .getLastUpdate: .getLastUpdate
        case .getExtendedMetadata: .getExtendedMetadata(id: try arguments.id("id"))
        case .getExtendedMetadataText: .getExtendedMetadataText(id: try arguments.id("id"), type: try arguments.text("type"))
        case .getMediaMetadata: .getMediaMetadata(id: try arguments.id("id"))
        case .getScrollIndices: .getScrollIndices(id: try arguments.id("id"))
        case .search:
            .search(
                id: try arguments.id("id"), term: try arguments.text("term"), index: try arguments.natural("index"),
                count: try arguments.natural("count"))
        default:
            .getMetadata(
                id: try arguments.id("id"), index: try arguments.natural("index"), count: try arguments.natural("count"),
                isRecursive: try arguments.flag("recursive"))
        }
    }

    private static func item(_ operation: SonosOperation, _ arguments: SonosArguments) throws(SOAPFault) -> SonosCall {
        switch operation {
        case .createItem: .createItem(favorite: try arguments.id("favorite"))
        case .deleteItem: .deleteItem(favorite: try arguments.id("favorite"))
        case .rateItem: .rateItem(id: try arguments.id("id"), rating: try arguments.integer("rating"))
        case .getContentKey: .getContentKey(id: try arguments.id("id"))
        default: .getMediaURI(id: try arguments.id("id"))
        }
    }

    private static func report(_ operation: SonosOperation, _ arguments: SonosArguments) throws(SOAPFault) -> SonosCall {
        if operation == .reportStatus {
            return .reportStatus(
                id: try arguments.id("id"), errorCode: try arguments.integer("errorCode"), message: try arguments.text("message"))
        }
        var report = SonosPlayReport(id: try arguments.id("id"))
        report.container = arguments.optional("contextId")
        report.offsetMillis = try arguments.optionalNatural("offsetMillis")
        if operation == .reportPlayStatus {
            report.status = try arguments.text("status")
            return .reportPlayStatus(report)
        }
        report.seconds = try arguments.natural("seconds")
        return operation == .setPlayedSeconds ? .setPlayedSeconds(report) : .reportPlaySeconds(report)
    }

    private static func editing(_ operation: SonosOperation, _ arguments: SonosArguments) throws(SOAPFault) -> SonosCall {
        switch operation {
        case .createContainer:
            .createContainer(
                type: arguments.optional("containerType") ?? "playlist", title: try arguments.text("title"),
                parent: arguments.optional("parentId") ?? "", seed: arguments.optional("seedId") ?? "")
        case .addToContainer:
            .addToContainer(
                id: try arguments.id("id"), parent: try arguments.id("parentId"), index: try arguments.integer("index"),
                updateID: arguments.optional("updateId") ?? "")
        case .renameContainer: .renameContainer(id: try arguments.id("id"), title: try arguments.text("title"))
        case .removeFromContainer:
            .removeFromContainer(
                id: try arguments.id("id"), indices: try arguments.text("indices"), updateID: arguments.optional("updateId") ?? "")
        case .reorderContainer:
            .reorderContainer(
                id: try arguments.id("id"), from: try arguments.text("from"), to: try arguments.integer("to"),
                updateID: arguments.optional("updateId") ?? "")
        default: .deleteContainer(id: try arguments.id("id"))
        }
    }
}
