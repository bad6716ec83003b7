/// A contract as rendering shows it, with the first sample in which each entry of it was seen.
///
/// The examples are for messages; they are no part of what is frozen.
public struct ObservedContract: Sendable {
    public let contract: Contract
    let examples: [ContractPlace: ContractExample]
}
