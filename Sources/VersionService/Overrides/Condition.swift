/// Something that has to be true of a request.
public struct Condition: Hashable, Sendable {
    /// The attribute that is looked at; ``segment`` looks at none.
    public var attribute: String
    /// How it is compared.
    public var comparison: Comparison
    /// What it is compared with; one of them is enough.
    public var values: [AttributeValue]
    /// Whether the opposite has to be true.
    public var isNegated: Bool

    /// Creates a condition.
    public init(_ attribute: String, _ comparison: Comparison, _ values: [AttributeValue], isNegated: Bool = false) {
        self.attribute = attribute
        self.comparison = comparison
        self.values = values
        self.isNegated = isNegated
    }

    /// How an attribute is compared with the values of a condition.
    ///
    /// A comparison with an attribute that is missing, or of another type, is false; `notIn` is the opposite of `in` and so true.
    public enum Comparison: String, CaseIterable, Sendable {
        /// The attribute is one of the values.
        case `in`
        /// The attribute is none of the values.
        case notIn
        /// The text of the attribute begins, ends or contains one of the values, byte for byte.
        case startsWith, endsWith, contains
        /// The release number in the attribute compares so with one of the values.
        case semverEq, semverLt, semverLte, semverGt, semverGte
        /// The number in the attribute compares so with one of the values.
        case lt, lte, gt, gte
        /// The instant in the attribute is before, or after, one of the values; neither when they are the same.
        case before, after
        /// The attribute is there.
        case exists
        /// The request is in one of the segments that the values name.
        case segment
    }
}
