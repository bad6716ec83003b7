extension CorpusRenderer {
    /// How a sample differs between two versions, and which features make it differ.
    ///
    /// - Throws: ``CorpusError/incomplete(_:)`` when the screen could not be rendered.
    public func blame(
        _ sample: ScreenSample, from old: RenderingVersion, to new: RenderingVersion, maximumRenders: Int = 200
    ) async throws(CorpusError) -> BlameReport {
        var blame = FlagBlame(from: old, to: new, maximumRenders: maximumRenders) { version in await render(sample, as: version) }
        return try await blame.report(on: sample.name)
    }
}
