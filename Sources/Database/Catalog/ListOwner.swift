internal import GRDB

/// Whose list is asked for.
enum ListOwner: Sendable {
    /// The list of all there are.
    case everybody
    /// A word of a closed vocabulary.
    case term(String)
    /// A thing of the catalogue, by its text identifier.
    case entity(EntityKind, String)

    /// The number the list is stored under; nil if there is no such owner, and so no list.
    func key(_ connection: Connection) throws -> Int? {
        switch self {
        case .everybody: 0
        case .term(let word): try connection.number("SELECT key FROM term WHERE word = ?", [word])
        case .entity(let kind, let id): try connection.number("SELECT key FROM \(kind.rawValue) WHERE id = ?", [id])
        }
    }
}
