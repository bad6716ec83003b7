/// What can change between a frozen contract and what is rendered now.
///
/// The codes are stable. For a client that is already in its reader's hands anything it cannot draw is a break, even where a
/// program that only reads data would not mind: a new type, container, action or token. What it may ignore is none.
public enum ContractRule: String, CaseIterable, Sendable {
    case componentAdded = "C001"
    case containerAdded = "C002"
    case childAdded = "C003"
    case actionAdded = "C004"
    case valueAdded = "C005"
    case propertyRemoved = "C006"
    case optionalPropertyRemoved = "C007"
    case kindAdded = "C008"
    case presenceWeakened = "C009"
    case originAdded = "C010"
    case formatAdded = "C011"

    case propertyAdded = "C101"
    case presenceStrengthened = "C102"
    case componentUnused = "C103"
    case actionUnused = "C104"
    case itemUnused = "C105"
    case kindUnused = "C106"
    case knownComponentPlaced = "C107"
    case answerAdded = "C108"
    case answerUnused = "C109"

    /// Whether clients written for the frozen contract may fail to show what they are sent.
    public var isBreaking: Bool { rawValue < "C100" }

    /// The rule in a few words.
    public var title: String {
        switch self {
        case .componentAdded: "new component type"
        case .containerAdded: "new container"
        case .childAdded: "new type of child in a container"
        case .actionAdded: "new action type"
        case .valueAdded: "new value in a closed list"
        case .propertyRemoved: "required property removed"
        case .optionalPropertyRemoved: "optional property no longer sent"
        case .kindAdded: "kind of value changed"
        case .presenceWeakened: "property no longer always there"
        case .originAdded: "address with another scheme or host"
        case .formatAdded: "picture in another format"
        case .propertyAdded: "new optional property"
        case .presenceStrengthened: "property now always there"
        case .componentUnused: "component type no longer sent"
        case .actionUnused: "action type no longer sent"
        case .itemUnused: "value of a closed list no longer sent"
        case .kindUnused: "kind of value no longer sent"
        case .knownComponentPlaced: "known component type in a section's body for the first time"
        case .answerAdded: "kind of answer not looked at before"
        case .answerUnused: "kind of answer no longer looked at"
        }
    }

    /// What to do about it; nil where nothing has to be done.
    public var advice: String? {
        switch self {
        case .componentAdded, .containerAdded, .childAdded, .actionAdded:
            "put it behind a contract feature that is off in this version and on from the next one"
        case .valueAdded, .formatAdded:
            "send this version one of the values it knows, and the new one behind a contract feature from the next version on"
        case .propertyRemoved, .optionalPropertyRemoved, .presenceWeakened:
            "go on sending it to this version, and leave it out behind a contract feature from the next version on"
        case .kindAdded:
            "send a value of the old kind under this name, and the new one under a name of its own"
        case .originAdded:
            "keep the scheme and host that clients of this version allow, or redirect from there"
        default: nil
        }
    }
}
