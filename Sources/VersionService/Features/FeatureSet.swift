/// A value for every feature of a catalogue.
///
/// Reading one is a single array access: no lock, no allocation, no dictionary. Two sets are equal when all values are.
public struct FeatureSet: Sendable {
    /// The features that have a value here.
    public let catalogue: FeatureCatalogue

    /// One integer a feature, at the index of the feature.
    @usableFromInline
    private(set) var storedValues: [Int64]

    /// Creates a set from one stored value a feature; the caller has checked them.
    init(catalogue: FeatureCatalogue, storedValues: [Int64]) {
        assert(storedValues.count == catalogue.count)
        self.catalogue = catalogue
        self.storedValues = storedValues
    }

    /// The value of a feature.
    ///
    /// - Precondition: The key was generated together with this set's catalogue.
    @inlinable
    public subscript<Value: FeatureValue>(feature: Feature<Value>) -> Value {
        assert(isFromThisCatalogue(feature), "the key `\(feature.name)` was not generated with this catalogue")
        guard let value = Value(storedValue: storedValues[feature.index]) else {
            preconditionFailure("the key `\(feature.name)` was not generated with this catalogue")
        }
        return value
    }

    /// A copy in which one feature has another value.
    public func replacing<Value: FeatureValue>(_ feature: Feature<Value>, with value: Value) -> FeatureSet {
        precondition(isFromThisCatalogue(feature), "the key `\(feature.name)` was not generated with this catalogue")
        return replacing(at: feature.index, with: value.storedValue)
    }

    /// The integer that stands for the value of the feature at `index`, for recorders and cache keys.
    @inlinable
    public func storedValue(at index: Int) -> Int64 {
        storedValues[index]
    }

    func replacing(at index: Int, with storedValue: Int64) -> FeatureSet {
        var copy = self
        copy.storedValues[index] = storedValue
        return copy
    }

    /// A copy that `change` has written stored values of the right types into.
    func withValues(_ change: (inout [Int64]) -> Void) -> FeatureSet {
        var copy = self
        change(&copy.storedValues)
        return copy
    }

    @usableFromInline
    func isFromThisCatalogue(_ feature: Feature<some FeatureValue>) -> Bool {
        catalogue[feature.name]?.index == feature.index
    }
}

extension FeatureSet: Hashable {
    public static func == (left: FeatureSet, right: FeatureSet) -> Bool {
        left.storedValues == right.storedValues && left.catalogue == right.catalogue
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storedValues)
    }
}
