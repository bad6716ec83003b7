import VersionService

/// Renders one sample in many states of its features, each only once.
///
/// A rendering depends on what it read and on nothing else: a state that agrees with an earlier one in all that was read there
/// is not rendered again, whatever else differs.
struct SampleExplorer: Sendable {
    typealias Render = @Sendable (RenderingVersion) async -> RenderedSample

    /// A state that has been rendered.
    struct Entry: Sendable {
        let version: RenderingVersion
        let reads: RenderReads
        let outline: ScreenOutline
    }

    private(set) var entries: [Entry] = []
    /// Parts that are the same in many states are kept once.
    private var parts: Set<ScreenElement> = []
    private let maximumRenders: Int
    private let render: Render

    init(maximumRenders: Int, render: @escaping Render) {
        self.maximumRenders = maximumRenders
        self.render = render
    }

    /// The place among ``entries`` of what a version shows.
    ///
    /// - Throws: ``CorpusError`` when the server could not answer, or the renderings are used up.
    mutating func explore(_ version: RenderingVersion) async throws(CorpusError) -> Int {
        if let index = entries.firstIndex(where: { $0.covers(version) }) { return index }
        guard entries.count < maximumRenders else { throw .tooManyRenders(limit: maximumRenders) }
        let rendered = await render(version)
        if let reason = rendered.incompleteness { throw .incomplete([reason]) }
        guard var outline = ScreenOutline(rendered) else { throw .incomplete(["\(rendered.sample.name): the answer is not JSON"]) }
        outline.share(&parts)
        entries.append(Entry(version: version, reads: rendered.reads, outline: outline))
        return entries.count - 1
    }
}

extension SampleExplorer.Entry {
    /// Whether another state agrees with this one in everything that was read.
    fileprivate func covers(_ other: RenderingVersion) -> Bool {
        guard version.isRetired == other.isRetired, version.notice == other.notice else { return false }
        guard !reads.inputs.contains(.capabilities) || version.capabilities == other.capabilities else { return false }
        return version.features.indices.allSatisfy { index in
            !reads.containsFeature(at: index) || version.features.storedValue(at: index) == other.features.storedValue(at: index)
        }
    }
}
