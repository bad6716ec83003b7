/// A rollout made ready to be asked often.
struct CompiledRollout: Sendable {
    /// Where a key falls.
    struct Draw: Hashable, Sendable {
        let key: String
        let bucket: Int
        let index: Int
    }

    let by: Attribute
    let buckets: Buckets
    let values: [Int64]
    /// What is hashed in front of the key, hashed already.
    let prefix: Murmur3

    init(by: Attribute, seed: String, buckets: Buckets, values: [Int64]) {
        self.by = by
        self.buckets = buckets
        self.values = values
        var prefix = Murmur3()
        prefix.combine(seed)
        self.prefix = prefix
    }

    func value(for context: EvaluationContext) -> Int64? {
        guard let key = key(of: context) else { return nil }
        return values[buckets.index(ofBucket: bucket(of: key))]
    }

    /// Where the key of a request falls, or `nil` when it has none.
    func draw(for context: EvaluationContext) -> Draw? {
        guard let key = key(of: context) else { return nil }
        let bucket = bucket(of: key)
        return Draw(key: key, bucket: bucket, index: buckets.index(ofBucket: bucket))
    }

    private func bucket(of key: String) -> Int {
        var hash = prefix
        hash.combine(key)
        return buckets.bucket(of: hash.value)
    }

    private func key(of context: EvaluationContext) -> String? {
        context.text(of: by) ?? context.value(of: by)?.description
    }
}
