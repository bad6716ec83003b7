/// The features a program was compiled with.
///
/// The catalogue is generated together with the typed keys. Comparing it with a manifest at the start keeps a program from serving a
/// `versions.json` it was not compiled for.
public struct FeatureCatalogue: Sendable {
    /// The largest number of features a catalogue can hold, so that a set of features fits a 256-bit mask.
    public static let maximumCount = 256

    private let storage: Storage

    /// Creates a catalogue of features in the order of their indices.
    ///
    /// - Precondition: Indices count up from 0, names are unique, and there are at most ``maximumCount`` features.
    public init(_ descriptors: [FeatureDescriptor]) {
        precondition(descriptors.count <= Self.maximumCount, "a catalogue holds at most \(Self.maximumCount) features")
        precondition(descriptors.enumerated().allSatisfy { $0 == $1.index }, "the index of a feature is its place in the catalogue")
        storage = Storage(descriptors)
    }

    /// The features, each at its index.
    public var descriptors: [FeatureDescriptor] { storage.descriptors }

    /// The number of features.
    public var count: Int { storage.descriptors.count }

    /// The feature called `name`.
    public subscript(name: String) -> FeatureDescriptor? {
        storage.indices[name].map { storage.descriptors[$0] }
    }

    /// Sixteen hexadecimal digits that are equal for catalogues with the same names, types and closed lists, whatever their order.
    ///
    /// It is the 64-bit FNV-1a hash of one line `name:type:values` a feature, lines and values sorted.
    public var fingerprint: String { storage.fingerprint }

    /// Everything is behind one reference, so that a ``FeatureSet`` which carries its catalogue stays small.
    private final class Storage: Sendable {
        let descriptors: [FeatureDescriptor]
        let indices: [String: Int]
        let fingerprint: String

        init(_ descriptors: [FeatureDescriptor]) {
            self.descriptors = descriptors
            indices = Dictionary(descriptors.map { ($0.name, $0.index) }) { _, _ in
                preconditionFailure("the names of features in a catalogue are unique")
            }
            fingerprint = FeatureFingerprint.make(of: descriptors)
        }
    }
}

extension FeatureCatalogue: Hashable {
    public static func == (left: FeatureCatalogue, right: FeatureCatalogue) -> Bool {
        left.storage === right.storage || left.descriptors == right.descriptors
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
    }
}
