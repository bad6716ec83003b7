/// The form of an identifier in paths.
public enum EntityID {
    /// Whether a text is 1 to 96 characters of `a-z`, `0-9` and `-`, beginning with a letter or digit.
    public static func isValid(_ text: String) -> Bool {
        guard (1...96).contains(text.utf8.count), text.utf8.first != UInt8(ascii: "-") else { return false }
        return text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
    }
}
