/// A part of a stored document that could not be read and was left out.
public struct OverrideDamage: Hashable, Sendable {
    /// What the part is about, as far as that could be read.
    public enum Subject: Hashable, Sendable {
        /// An override of a feature.
        case feature(String)
        /// The stage of a version.
        case lifecycle(APIVersion)
        /// A segment.
        case segment(String)
        /// Nobody can tell.
        case unknown
    }

    /// What the part is about.
    public let subject: Subject
    /// The way to the part.
    public let pointer: JSONPointer
    /// What is wrong with it.
    public let message: String
}
