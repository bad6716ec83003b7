/// The number of a release as targeting compares it: `6`, `6.1`, `6.1.2` or `6.1.2-beta.1`, in the order of Semantic Versioning 2.0.0.
///
/// Numbers that are left out count as 0; what follows a `+` is not looked at.
struct ReleaseNumber: Hashable {
    /// The three numbers of a release that is none of those that lead to one, small enough to be compared often.
    struct Plain: Hashable, Comparable {
        private let upper: Int64
        private let lower: Int64

        fileprivate init(_ release: ReleaseNumber) {
            // Nine digits need thirty bits.
            upper = Int64(release.major) << 30 | Int64(release.minor)
            lower = Int64(release.patch)
        }

        static func < (left: Plain, right: Plain) -> Bool {
            left.upper == right.upper ? left.lower < right.lower : left.upper < right.upper
        }
    }

    private let major: Int
    private let minor: Int
    private let patch: Int
    /// What follows the hyphen; a release comes after all that lead to it.
    private let preRelease: String?

    /// Reads a release number.
    ///
    /// - Returns: `nil` for anything else, numbers of more than nine digits included.
    init?(_ text: String) {
        self.init(text.utf8)
    }

    /// Reads a release number from its bytes.
    init?(_ bytes: some Collection<UInt8>) {
        var numbers = (0, 0, 0)
        var count = 0
        var digits = 0
        var number = 0
        var label: [UInt8]?
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index = bytes.index(after: index)
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 9 {
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
            } else if byte == UInt8(ascii: "."), digits > 0, count < 2 {
                Self.store(number, at: count, in: &numbers)
                (count, digits, number) = (count + 1, 0, 0)
            } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
                label = byte == UInt8(ascii: "-") ? Array(bytes[index...].prefix { $0 != UInt8(ascii: "+") }) : nil
                break
            } else {
                return nil
            }
        }
        guard digits > 0 else { return nil }
        Self.store(number, at: count, in: &numbers)
        (major, minor, patch) = numbers
        guard let label else {
            preRelease = nil
            return
        }
        let identifiers = label.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard identifiers.allSatisfy({ !$0.isEmpty }) else { return nil }
        preRelease = String(decoding: label, as: UTF8.self)
    }

    /// The numbers alone, or `nil` when there is more to it.
    var plain: Plain? { preRelease == nil ? Plain(self) : nil }

    private static func store(_ number: Int, at place: Int, in numbers: inout (Int, Int, Int)) {
        switch place {
        case 0: numbers.0 = number
        case 1: numbers.1 = number
        default: numbers.2 = number
        }
    }
}

extension ReleaseNumber: Comparable {
    static func < (left: ReleaseNumber, right: ReleaseNumber) -> Bool {
        let numbers = (left.major, left.minor, left.patch)
        let others = (right.major, right.minor, right.patch)
        guard numbers == others else { return numbers < others }
        switch (left.preRelease, right.preRelease) {
        case (nil, _): return false
        case (_?, nil): return true
        case (let left?, let right?): return isLabel(left, before: right)
        }
    }

    /// Identifiers are compared one by one: numbers by value and before words, words by their bytes, and fewer before more.
    private static func isLabel(_ left: String, before right: String) -> Bool {
        let (parts, others) = (left.split(separator: "."), right.split(separator: "."))
        for (part, other) in zip(parts, others) where part != other {
            switch (Int(part), Int(other)) {
            case (let number?, let another?): return number < another
            case (_?, nil): return true
            case (nil, _?): return false
            case (nil, nil): return part.utf8.lexicographicallyPrecedes(other.utf8)
            }
        }
        return parts.count < others.count
    }
}
