/// Keeps the identifiers that are too long to be sent, by the short names that are sent for them.
///
/// The names follow from the payloads, so writing one twice changes nothing. The table is bounded by its implementation,
/// which forgets the longest unused; a forgotten identifier is found again as soon as the list it stands in is.
public protocol SonosIDStore: Sendable {
    /// Keeps payloads by their names.
    func insert(_ payloads: [String: String]) async throws
    /// The payload of a name.
    func payload(named name: String) async throws -> String?
}
