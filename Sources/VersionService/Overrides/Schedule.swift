/// When an override is in force: from a first instant up to, and not including, a last one.
public struct Schedule: Hashable, Sendable {
    /// The first instant; from the beginning of time when there is none.
    public var startsAt: Timestamp?
    /// The first instant after it; there is no end when this is missing.
    public var endsAt: Timestamp?

    /// Creates a schedule; always, unless told otherwise.
    public init(startsAt: Timestamp? = nil, endsAt: Timestamp? = nil) {
        self.startsAt = startsAt
        self.endsAt = endsAt
    }

    /// Whether `instant` is inside.
    public func contains(_ instant: Timestamp) -> Bool {
        startsAt.map { $0 <= instant } ?? true && endsAt.map { instant < $0 } ?? true
    }

    /// Whether some instant is inside both.
    public func overlaps(_ other: Schedule) -> Bool {
        guard !isEmpty, !other.isEmpty else { return false }
        return Self.begins(startsAt, before: other.endsAt) && Self.begins(other.startsAt, before: endsAt)
    }

    /// Whether it ends before it starts, or as it starts.
    var isEmpty: Bool { !Self.begins(startsAt, before: endsAt) }

    /// Its ends, as far as it has any.
    var boundaries: [Timestamp] { [startsAt, endsAt].compactMap(\.self) }

    private static func begins(_ start: Timestamp?, before end: Timestamp?) -> Bool {
        guard let start, let end else { return true }
        return start < end
    }
}

extension Schedule: CustomStringConvertible {
    /// The schedule in words, as in `from 2026-12-15T00:00:00Z until 2027-01-15T00:00:00Z`; `always` without ends.
    public var description: String {
        let parts = [startsAt.map { "from \($0)" }, endsAt.map { "until \($0)" }].compactMap(\.self)
        return parts.isEmpty ? "always" : parts.joined(separator: " ")
    }
}
