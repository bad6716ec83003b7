/// Comparison whose duration says nothing of what is compared.
enum ConstantTime {
    /// Whether two digests or texts are the same: every byte is looked at, wherever they differ.
    static func areEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
