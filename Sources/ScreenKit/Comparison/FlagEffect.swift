public import VersionService

/// What another value of a feature does to one sample.
public struct FlagEffect: Sendable, Equatable {
    public let feature: String
    public let sample: String
    /// The versions in which it does just this.
    public internal(set) var versions: [APIVersion]
    public let before: FeatureLiteral
    public let after: FeatureLiteral
    /// The sections that differ.
    public let sections: [String]
    public let differences: [ScreenDifference]
    /// Differences beyond the limit, which are not listed.
    public let omitted: Int

    /// The effect for programs.
    public var literal: JSONLiteral {
        [
            "feature": .string(feature), "sample": .string(sample), "versions": .array(versions.map { .string($0.description) }),
            "before": .string(before.description), "after": .string(after.description), "sections": .array(sections.map { .string($0) }),
            "differences": .array(differences.map(\.literal)), "omitted": .integer(omitted),
        ]
    }
}

extension FlagEffect: CustomStringConvertible {
    public var description: String {
        let place = versions.map(\.description).joined(separator: ", ")
        var lines = ["\(sample), \(place): \(before) → \(after)"] + differences.map { "  \($0)" }
        if omitted > 0 { lines.append("  \(omitted) more are not listed") }
        return lines.joined(separator: "\n")
    }
}
