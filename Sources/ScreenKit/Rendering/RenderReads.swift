/// Everything a rendering read: what its result can depend on, besides the catalogue.
public struct RenderReads: Sendable, Hashable {
    /// Inputs other than features.
    public struct Inputs: OptionSet, Sendable, Hashable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// Whether somebody is signed in, and who.
        public static let user = Inputs(rawValue: 1)
        public static let brand = Inputs(rawValue: 2)
        public static let locale = Inputs(rawValue: 4)
        public static let capabilities = Inputs(rawValue: 8)
    }

    /// One bit a feature, by index.
    let featureWords: [UInt64]
    public let inputs: Inputs

    /// Whether the feature with that index was read.
    public func containsFeature(at index: Int) -> Bool {
        featureWords[index >> 6] & (1 << UInt64(index & 63)) != 0
    }
}
