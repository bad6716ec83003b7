/// The versions an override is about.
public enum VersionSelector: Hashable, Sendable {
    /// All of them, later ones included.
    case all
    /// The ones in a list without repetition.
    case list([APIVersion])
    /// Those from one to another, both included; an end that is missing is open. At least one end is there.
    case range(from: APIVersion?, to: APIVersion?)

    /// Whether `version` is one of them.
    public func contains(_ version: APIVersion) -> Bool {
        switch self {
        case .all: true
        case .list(let versions): versions.contains(version)
        case .range(let from, let to): from.map { $0 <= version } ?? true && to.map { version <= $0 } ?? true
        }
    }

    /// The versions named in it, with the way to each from the selector.
    var named: [(version: APIVersion, path: [String])] {
        switch self {
        case .all: []
        case .list(let versions): versions.enumerated().map { ($1, [String($0)]) }
        case .range(let from, let to): (from.map { [($0, ["from"])] } ?? []) + (to.map { [($0, ["to"])] } ?? [])
        }
    }
}

extension VersionSelector: CustomStringConvertible {
    /// The versions as a command takes them: `*`, `v3,v4`, `v3..v8`, `v3..` or `..v8`.
    public var description: String {
        switch self {
        case .all: "*"
        case .list(let versions): versions.map(\.description).joined(separator: ",")
        case .range(let from, let to): "\(from?.description ?? "")..\(to?.description ?? "")"
        }
    }

    /// Reads what ``description`` writes.
    ///
    /// - Returns: `nil` for anything else, a range without ends and a list with repetitions included.
    public init?(_ text: some StringProtocol) {
        if text == "*" {
            self = .all
        } else if let range = Self.range(text) {
            self = range
        } else {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            let versions = parts.compactMap { APIVersion($0) }
            guard !versions.isEmpty, versions.count == parts.count, Set(versions).count == versions.count else { return nil }
            self = .list(versions)
        }
    }

    private static func range(_ text: some StringProtocol) -> VersionSelector? {
        let bytes = Array(text.utf8)
        guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), bytes[dot...].starts(with: "..".utf8) else { return nil }
        let (first, last) = (bytes[..<dot], bytes[(dot + 2)...])
        let (from, to) = (APIVersion(utf8: first), APIVersion(utf8: last))
        guard from != nil || to != nil, first.isEmpty || from != nil, last.isEmpty || to != nil else { return nil }
        return .range(from: from, to: to)
    }
}
