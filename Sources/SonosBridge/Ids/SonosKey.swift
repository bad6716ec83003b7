/// Authenticates identifiers, so that only those given out by this service are followed.
public struct SonosKey: Sendable {
    /// The number of bytes of a code that are used.
    static let minimumLength = 16

    private let authenticate: @Sendable ([UInt8]) -> [UInt8]

    /// - Parameter authenticate: a message authentication code such as HMAC-SHA256 under a secret that outlives restarts;
    ///   at least 16 bytes.
    public init(_ authenticate: @escaping @Sendable ([UInt8]) -> [UInt8]) {
        self.authenticate = authenticate
    }

    /// The code of a payload used for one purpose; codes of different purposes have nothing in common.
    func code(_ payload: [UInt8], for purpose: Purpose) -> [UInt8] {
        let code = authenticate(payload + CollectionOfOne(purpose.rawValue))
        precondition(code.count >= Self.minimumLength, "a code must have at least \(Self.minimumLength) bytes")
        return code
    }

    /// What a code is for.
    enum Purpose: UInt8 {
        /// Shows that an identifier was given out here.
        case check = 1
        /// Stands for a payload that is too long.
        case name = 2
    }
}
