/// Reading and replacing values by name, for files, commands, logs and tests that walk over all features.
extension FeatureSet {
    /// The value of the feature called `name`, or `nil` when the catalogue has no such feature.
    public func value(named name: String) -> FeatureLiteral? {
        catalogue[name].map(value(of:))
    }

    /// A copy in which the feature called `name` has another value.
    ///
    /// - Throws: ``FeatureValueError`` when there is no such feature, or the value is not one of its type.
    public func replacing(name: String, value: FeatureLiteral) throws(FeatureValueError) -> FeatureSet {
        guard let descriptor = catalogue[name] else {
            throw .unknownFeature(name)
        }
        guard let storedValue = descriptor.type.storedValue(of: value) else {
            throw .wrongValue(value, feature: descriptor)
        }
        return replacing(at: descriptor.index, with: storedValue)
    }

    /// The features whose values differ between two sets of the same catalogue.
    public func differences(from other: FeatureSet) -> [FeatureDescriptor] {
        precondition(catalogue == other.catalogue, "only sets of the same catalogue can be compared")
        return catalogue.descriptors.filter { storedValues[$0.index] != other.storedValues[$0.index] }
    }

    private func value(of descriptor: FeatureDescriptor) -> FeatureLiteral {
        guard let literal = descriptor.type.literal(of: storedValues[descriptor.index]) else {
            preconditionFailure("a set of features holds only values of their types")
        }
        return literal
    }
}

extension FeatureSet: RandomAccessCollection {
    /// A feature with its value.
    public typealias Element = (descriptor: FeatureDescriptor, value: FeatureLiteral)

    public var startIndex: Int { 0 }

    public var endIndex: Int { storedValues.count }

    public subscript(position: Int) -> Element {
        let descriptor = catalogue.descriptors[position]
        return (descriptor, value(of: descriptor))
    }
}
