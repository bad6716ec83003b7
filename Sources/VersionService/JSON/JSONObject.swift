/// The members of a JSON object, in the order of the document.
public struct JSONObject: Hashable, Sendable {
    /// A name with its value.
    public struct Member: Hashable, Sendable {
        /// The name, with its escapes resolved.
        public let name: String
        /// Where the name begins.
        public let namePosition: SourcePosition
        /// The value.
        public let value: JSONNode
    }

    /// The members in the order of the document; of a repeated name only the last one, as most parsers have it.
    public private(set) var members: [Member] = []

    /// Names are compared by their bytes: strings that only Unicode calls equal are different names.
    private var indices: [[UInt8]: Int] = [:]

    /// The member called `name`.
    public subscript(name: String) -> Member? {
        indices[Array(name.utf8)].map { members[$0] }
    }

    /// Adds a member.
    ///
    /// - Returns: Whether the name was new; otherwise the member takes the place of the one before it.
    mutating func add(_ member: Member) -> Bool {
        let key = Array(member.name.utf8)
        if let index = indices[key] {
            members[index] = member
            return false
        }
        indices[key] = members.count
        members.append(member)
        return true
    }
}
