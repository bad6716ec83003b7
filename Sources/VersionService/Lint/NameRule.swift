/// What a name in a manifest looks like.
struct NameRule {
    enum Style {
        case lowerCamelCase, kebabCase, mixed
    }

    let style: Style
    let length: ClosedRange<Int>

    /// Names of features, which are also names in Swift.
    static let feature = NameRule(style: .lowerCamelCase, length: 2...63)
    /// Values in the closed list of a string feature, which are also cases of a Swift enumeration.
    static let value = NameRule(style: .lowerCamelCase, length: 1...63)
    static let componentSet = NameRule(style: .lowerCamelCase, length: 1...63)
    static let service = NameRule(style: .kebabCase, length: 2...63)
    static let owner = NameRule(style: .kebabCase, length: 1...63)
    static let client = NameRule(style: .kebabCase, length: 1...63)

    func accepts(_ name: String) -> Bool {
        let bytes = name.utf8
        guard let first = bytes.first, isLowercase(first), length.contains(bytes.count) else { return false }
        return bytes.allSatisfy { byte in
            switch style {
            case .lowerCamelCase: isLowercase(byte) || isUppercase(byte) || isDigit(byte)
            case .kebabCase: isLowercase(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
            case .mixed: isLowercase(byte) || isUppercase(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
            }
        }
    }

    /// The rule in words, as in `2 to 63 letters and digits that begin with a small letter`.
    var inWords: String {
        let alphabet =
            switch style {
            case .lowerCamelCase: "letters and digits"
            case .kebabCase: "small letters, digits and hyphens"
            case .mixed: "letters, digits and hyphens"
            }
        return "\(length.lowerBound) to \(length.upperBound) \(alphabet) that begin with a small letter"
    }

    private func isLowercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private func isUppercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
