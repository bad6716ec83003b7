/// A version of the public API, written `v7` in paths and in `versions.json`.
public struct APIVersion: Hashable, Sendable {
    /// The numbers a version can have.
    public static let numbers = 1...9999

    /// The number after the `v`.
    public let number: Int

    /// Creates a version from its number.
    ///
    /// - Precondition: The number is in ``numbers``. Use the initializer that takes text for what comes from outside.
    @inlinable
    public init(number: Int) {
        precondition(number >= 1 && number <= 9999, "an API version is a number from 1 to 9999")
        self.number = number
    }

    /// Reads a version written exactly like `v7`.
    ///
    /// - Returns: `nil` for anything else: no other prefix, no leading zero, no more than four digits.
    @inlinable
    public init?(_ text: some StringProtocol) {
        self.init(utf8: text.utf8)
    }

    /// Reads a version written exactly like `v7` from bytes, such as a part of a request's path.
    @inlinable
    public init?(utf8 bytes: some Collection<UInt8>) {
        guard bytes.first == UInt8(ascii: "v") else { return nil }
        let digits = bytes.dropFirst()
        guard (1...4).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
        var number = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        self.number = number
    }
}

extension APIVersion: Comparable {
    @inlinable
    public static func < (left: APIVersion, right: APIVersion) -> Bool {
        left.number < right.number
    }
}

extension APIVersion: CustomStringConvertible {
    public var description: String { "v\(number)" }
}
