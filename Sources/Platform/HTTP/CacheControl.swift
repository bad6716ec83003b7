/// What caches may do with an answer: the value of `Cache-Control` (RFC 9111, section 5.2.2).
///
/// Directives are written in one order, so that equal values are equal texts.
package struct CacheControl: Hashable, Sendable {
    /// Who may store the answer.
    package enum Storage: Hashable, Sendable {
        /// Any cache, shared ones included.
        case `public`
        /// The client's own cache.
        case `private`
        /// Nobody; the other directives mean nothing then.
        case none
    }

    package var storage: Storage

    /// How long the answer is fresh.
    package var maxAge: Duration?

    /// How long it is fresh in a shared cache.
    package var sharedMaxAge: Duration?

    /// How long after that it may be used while a new one is fetched (RFC 5861, section 3).
    package var staleWhileRevalidate: Duration?

    /// How long after that it may be used if a new one cannot be had (RFC 5861, section 4).
    package var staleIfError: Duration?

    /// Whether every use has to be checked with the server first.
    package var isRevalidatedAlways: Bool

    /// Whether a stale answer may not be used at all.
    package var isRevalidatedWhenStale: Bool

    /// Whether the answer never changes while it is fresh (RFC 8246).
    package var isImmutable: Bool

    package init(
        _ storage: Storage,
        maxAge: Duration? = nil,
        sharedMaxAge: Duration? = nil,
        staleWhileRevalidate: Duration? = nil,
        staleIfError: Duration? = nil,
        isRevalidatedAlways: Bool = false,
        isRevalidatedWhenStale: Bool = false,
        isImmutable: Bool = false
    ) {
        self.storage = storage
        self.maxAge = maxAge
        self.sharedMaxAge = sharedMaxAge
        self.staleWhileRevalidate = staleWhileRevalidate
        self.staleIfError = staleIfError
        self.isRevalidatedAlways = isRevalidatedAlways
        self.isRevalidatedWhenStale = isRevalidatedWhenStale
        self.isImmutable = isImmutable
    }

    /// Not to be stored anywhere.
    package static let noStore = CacheControl(.none)
}

extension CacheControl: CustomStringConvertible {
    /// The form used in the field.
    package var description: String {
        var directives: [String] = []
        switch storage {
        case .none: return "no-store"
        case .public: directives.append("public")
        case .private: directives.append("private")
        }
        if isRevalidatedAlways { directives.append("no-cache") }
        let ages = [
            ("max-age", maxAge), ("s-maxage", sharedMaxAge),
            ("stale-while-revalidate", staleWhileRevalidate), ("stale-if-error", staleIfError),
        ]
        for case (let name, let age?) in ages { directives.append("\(name)=\(max(0, age.components.seconds))") }
        if isRevalidatedWhenStale { directives.append("must-revalidate") }
        if isImmutable { directives.append("immutable") }
        return directives.joined(separator: ", ")
    }
}
