/// What a screen is rendered with; every read is noted.
///
/// A screen sees features, never the version they belong to.
public struct ScreenContext: Sendable {
    private let inputs: RenderInputs
    private let recorder: ReadRecorder
    private let reportFailure: @Sendable (_ section: String, any Error) -> Void
    private let failing: Set<String>
    /// Which sections are asked for.
    public let selection: SectionSelection
    /// The features in force.
    public let features: RecordedFeatures

    /// - Parameter failing: Sections whose queries are made to fail, to see what the screen is like then.
    public init(
        _ inputs: RenderInputs, selection: SectionSelection = .all, recorder: ReadRecorder = ReadRecorder(), failing: Set<String> = [],
        reportFailure: @escaping @Sendable (_ section: String, any Error) -> Void = { _, _ in }
    ) {
        self.inputs = inputs
        self.recorder = recorder
        self.reportFailure = reportFailure
        self.failing = failing
        self.selection = selection
        features = RecordedFeatures(values: inputs.features, recorder: recorder)
    }

    /// Who is signed in, if anybody.
    public var user: ScreenUser? {
        recorder.record(.user)
        return inputs.user
    }

    /// The brand the screen is served under.
    public var brand: Brand {
        recorder.record(.brand)
        return inputs.brand
    }

    /// The language of the texts.
    public var locale: LanguageTag {
        recorder.record(.locale)
        return inputs.locale
    }

    /// What the client can draw and do.
    public var capabilities: Capabilities {
        recorder.record(.capabilities)
        return inputs.capabilities
    }

    /// What has been read so far.
    public var reads: RenderReads { recorder.reads }

    /// Whether a section is asked for; queries for other sections need not be made.
    public func wants(_ section: String) -> Bool {
        switch selection {
        case .all: true
        case .section(let name, _, _): name == section
        }
    }

    /// The items of a section that are asked for: what the request says, else its first `count`.
    public func window(_ section: String, count: Int) -> PageWindow {
        guard case .section(section, let start, let requested) = selection else { return PageWindow(count: count) }
        return PageWindow(start: start, count: requested ?? count)
    }

    /// Loads a section that the screen can do without.
    ///
    /// A failure is reported and stays in this section; a section that is not asked for is not loaded.
    ///
    /// - Parameter other: another section that depends on the same data, such as one that says there is nothing.
    public func load<Value: Sendable>(
        _ section: String, orFor other: String? = nil, _ query: @Sendable () async throws -> Value
    ) async -> Loaded<Value> {
        guard wants(section) || other.map(wants) == true else { return .skipped }
        guard !failing.contains(section) else { return .failed }
        do {
            return .value(try await query())
        } catch {
            report(error, in: section)
            return .failed
        }
    }

    /// Tells the server of a failure that the screen can live with.
    ///
    /// Queries that were given up because the screen could not be shown at all have not failed.
    public func report(_ error: any Error, in section: String) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        reportFailure(section, error)
    }
}
