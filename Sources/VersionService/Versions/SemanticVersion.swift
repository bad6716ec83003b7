/// A version with three numbers, such as the `1.4.0` of a component set.
public struct SemanticVersion: Hashable, Sendable {
    /// Raised by changes that older readers cannot follow.
    public let major: Int
    /// Raised by additions.
    public let minor: Int
    /// Raised by corrections.
    public let patch: Int

    /// Creates a version from its numbers.
    public init(major: Int, minor: Int, patch: Int = 0) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Reads a version written like `1.4.0`: three numbers of at most six digits, without leading zeros.
    ///
    /// - Returns: `nil` for anything else, pre-release and build suffixes included.
    public init?(_ text: some StringProtocol) {
        guard let numbers = Self.numbers(in: text), numbers.count == 3 else { return nil }
        self.init(major: numbers[0], minor: numbers[1], patch: numbers[2])
    }

    /// Reads the version of an app release, which may leave out the third number, as in `6.0`.
    public init?(appRelease text: some StringProtocol) {
        guard let numbers = Self.numbers(in: text), (2...3).contains(numbers.count) else { return nil }
        self.init(major: numbers[0], minor: numbers[1], patch: numbers.count == 3 ? numbers[2] : 0)
    }

    private static func numbers(in text: some StringProtocol) -> [Int]? {
        var numbers: [Int] = []
        for part in text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false) {
            guard let number = number(in: part) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private static func number(in digits: some Collection<UInt8>) -> Int? {
        guard (1...6).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}

extension SemanticVersion: Comparable {
    public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension SemanticVersion: CustomStringConvertible {
    public var description: String { "\(major).\(minor).\(patch)" }
}
