/// Names of households.
public enum SpeakerHousehold {
    /// The longest name that is kept, in bytes (WSDL: type `id`).
    public static let maximumLength = 255

    /// Whether a name that a player gives is that of a household linked before.
    ///
    /// Players append text to the name for the second and further accounts of one household, after a character that is neither
    /// letter nor digit (docs.sonos.com, "Add browser authentication"). A name that is shorter than the linked one is another.
    public static func matches(linked: String, presented: String) -> Bool {
        guard !linked.isEmpty, presented.utf8.starts(with: linked.utf8) else { return false }
        guard let next = presented.utf8.dropFirst(linked.utf8.count).first else { return true }
        return !isAlphanumeric(next)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
