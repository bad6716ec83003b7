/// What a client logs when a component is seen or used: names and values, in order.
///
/// The event's name follows from where it happens (a tap, a view); the client adds session and app version.
public struct Analytics: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    /// A name and its value.
    public struct Entry: Sendable, Equatable {
        public let name: String
        public let value: String
    }

    public var entries: [Entry]

    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        entries = elements.map { Entry(name: $0.0, value: $0.1) }
    }
}
