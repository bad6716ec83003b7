internal import SonosBridge

extension SpeakerOwner {
    /// The owner as one text, of which there is one for each.
    var storedText: String {
        switch self {
        case .account(let id): "account:\(id)"
        case .household(let name): "household:\(name)"
        }
    }
}
