/// An entry of a contract, as a key for where it was first seen.
enum ContractPlace: Hashable, Sendable {
    case subject(ContractSubject)
    case property(ContractSubject, String)
    case kind(ContractSubject, String, ContractProperty.Kind)
    case item(ContractSubject, String, ContractProperty.List, String)
    /// Where the member is missing although the object around it is there.
    case absence(ContractSubject, String)
}
