/// Where something was seen: a sample, and the place in its answer.
public struct ContractExample: Hashable, Sendable, CustomStringConvertible {
    /// The name of the sample.
    public let sample: String
    /// The JSON Pointer (RFC 6901) into the answer; empty for the whole of it.
    public let pointer: String

    public init(sample: String, pointer: String) {
        self.sample = sample
        self.pointer = pointer
    }

    public var description: String { pointer.isEmpty ? sample : "\(sample) at \(pointer)" }
}
