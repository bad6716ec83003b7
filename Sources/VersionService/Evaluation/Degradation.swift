/// A part of the overrides that is not in force as it was written.
public struct Degradation: Hashable, Sendable {
    /// What is wrong with the part.
    public enum Kind: String, CaseIterable, Sendable {
        /// It could not be read, or its value does not fit.
        case badValue
        /// It is about a feature that this program does not have.
        case unknownFlag
        /// It is about a version that the manifest does not have.
        case unknownVersion
        /// A stage or date that the manifest cannot have.
        case badLifecycle
        /// The document does not belong to this service.
        case wrongService
    }

    /// What is served instead.
    public enum Fallback: String, CaseIterable, Sendable {
        /// What the overrides before these said, kills aside.
        case lastGood
        /// What the manifest says.
        case manifest
        /// Everything else in the override still holds.
        case rest
    }

    /// What is wrong.
    public let kind: Kind
    /// The feature it is about, if it is about one.
    public let flag: String?
    /// The version it is about, if it is about one.
    public let version: APIVersion?
    /// What is served instead.
    public let fallback: Fallback
    /// What is wrong in words.
    public let message: String
}

extension Degradation: CustomStringConvertible {
    /// The degradation as in `badValue(livestreams): … (serving lastGood)`.
    public var description: String {
        let subject = flag ?? version?.description ?? ""
        return "\(kind.rawValue)(\(subject)): \(message) (serving \(fallback.rawValue))"
    }
}
