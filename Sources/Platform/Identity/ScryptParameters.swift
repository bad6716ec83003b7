/// What a password hash costs (RFC 7914, section 2).
package struct ScryptParameters: Hashable, Sendable {
    /// The binary logarithm of the number of rounds.
    package let logRounds: Int

    /// How many blocks are mixed at once; with the rounds this sets the memory: 128 · 2^ln · r bytes.
    package let blockSize: Int

    package let parallelism: Int

    /// 32 MiB, and on a server of today somewhat less than a tenth of a second.
    package static let standard = ScryptParameters(logRounds: 15, blockSize: 8, parallelism: 1)

    /// Stored hashes asking for more than this are not computed: whoever can write to the store shall not stop the server.
    private static let maximum = ScryptParameters(logRounds: 17, blockSize: 16, parallelism: 4)

    package init(logRounds: Int, blockSize: Int, parallelism: Int) {
        self.logRounds = logRounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// Whether all are positive and none is excessive.
    var areReasonable: Bool {
        (1...Self.maximum.logRounds).contains(logRounds) && (1...Self.maximum.blockSize).contains(blockSize)
            && (1...Self.maximum.parallelism).contains(parallelism)
    }
}
