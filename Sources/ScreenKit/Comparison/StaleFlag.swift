public import VersionService

/// A feature that could go, and why.
public struct StaleFlag: Sendable, Equatable {
    /// Why a feature is not needed any more.
    public enum Reason: Sendable, Hashable {
        /// No sample reads it, in any live version, as it is or with any one feature changed.
        case unread
        /// All live versions have the same value.
        case agreed(FeatureLiteral)
        /// Samples read it, and none of its values changes one of them in any live version.
        case ineffective
        /// It was to be gone by that day.
        case expired(Timestamp)
    }

    public let feature: String
    public let reasons: [Reason]
    /// The value to write in its place where it is read; nil where any will do.
    public let constant: FeatureLiteral?

    /// The finding for programs.
    public var literal: JSONLiteral {
        var members: [JSONLiteral.Member] = [
            .init("feature", .string(feature)), .init("reasons", .array(reasons.map { .string($0.code) })),
        ]
        if let constant { members.append(.init("constant", .string(constant.description))) }
        return .object(members)
    }
}

extension StaleFlag.Reason: CustomStringConvertible {
    /// The reason as one word.
    public var code: String {
        switch self {
        case .unread: "unread"
        case .agreed: "agreed"
        case .ineffective: "ineffective"
        case .expired: "expired"
        }
    }

    public var description: String {
        switch self {
        case .unread: "no screen reads it"
        case .agreed(let value): "every live version has \(value)"
        case .ineffective: "no value of it changes a screen of a live version"
        case .expired(let day): "it was to be gone by \(day.day)"
        }
    }
}

extension StaleFlag: CustomStringConvertible {
    public var description: String {
        let fold = constant.map { "; write \($0) in its place" } ?? ""
        return "\(feature): \(reasons.map(\.description).joined(separator: "; "))\(fold)"
    }
}
