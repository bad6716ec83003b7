/// Authenticates identifiers, so that only those given out by this service are followed.
public struct SonosKey: Sendable {
    /// The number of bytes of a code that are used.
    static let codeLength = 16

    private let authenticate: @Sendable ([UInt8]) -> [UInt8]
    private let checking: SipHash

    /// - Parameter authenticate: a message authentication code such as HMAC-SHA256 under a secret that outlives restarts;
    ///   at least 16 bytes. It derives the key of the checks, once, and names what is too long to be sent.
    public init(_ authenticate: @escaping @Sendable ([UInt8]) -> [UInt8]) {
        self.authenticate = authenticate
        checking = SipHash(key: Self.code([], for: .checkKey, authenticate))
    }

    /// What shows that an identifier was given out here.
    func check(_ payload: UnsafeRawBufferPointer) -> UInt64 { checking.code(payload) }

    /// What stands for a payload that is too long: 16 bytes, so that no two payloads share a name.
    func name(_ payload: some Collection<UInt8>) -> [UInt8] { Self.code(Array(payload), for: .name, authenticate) }

    private static func code(_ payload: [UInt8], for purpose: Purpose, _ authenticate: ([UInt8]) -> [UInt8]) -> [UInt8] {
        let code = authenticate(payload + CollectionOfOne(purpose.rawValue))
        precondition(code.count >= codeLength, "a code must have at least \(codeLength) bytes")
        return Array(code.prefix(codeLength))
    }

    /// What a code is for; codes of different purposes have nothing in common.
    private enum Purpose: UInt8 {
        case checkKey = 1
        case name = 2
    }
}
