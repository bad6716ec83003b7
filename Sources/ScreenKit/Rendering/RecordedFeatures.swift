public import VersionService

/// The features of a rendering, each read of which is noted.
public struct RecordedFeatures: Sendable {
    let values: FeatureSet
    let recorder: ReadRecorder

    /// The value of a feature, O(1).
    public subscript<Value>(feature: Feature<Value>) -> Value {
        recorder.recordFeature(at: feature.index)
        return values[feature]
    }
}
