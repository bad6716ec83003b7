/// Finds which features make a screen differ between two versions.
///
/// Each differing feature is changed alone, forwards on the first version and backwards on the second. What no single feature
/// makes is tried with the features it cannot do without, then with pairs, and at last by leaving out what is not needed, one
/// feature after another (a simple form of delta debugging). States that agree in everything a rendering read are rendered once.
public struct FlagBlame: Sendable {
    /// The most differences that are listed.
    public static let maximumDifferences = 500
    /// The most sets of causes that are listed for a difference.
    static let maximumCauses = 8

    let old: RenderingVersion
    let new: RenderingVersion
    let factors: [VersionFactor]
    var explorer: SampleExplorer
    /// The renderings of the states that have been looked at, by the factors taken from the second version.
    private var states: [Set<Int>: Int] = [:]
    /// How each rendering differs from the first version.
    private var differences: [Int: [ScreenDifference.Key: ScreenDifference]] = [:]
    private var contributions: [Int: [ScreenDifference]] = [:]

    /// - Parameters:
    ///   - maximumRenders: How often the screen may be rendered.
    ///   - render: Renders the screen as a version.
    public init(
        from old: RenderingVersion, to new: RenderingVersion, maximumRenders: Int = 200,
        render: @escaping @Sendable (RenderingVersion) async -> RenderedSample
    ) {
        self.old = old
        self.new = new
        factors = VersionFactor.all(from: old, to: new)
        explorer = SampleExplorer(maximumRenders: max(2, maximumRenders), render: render)
    }

    var everything: Set<Int> { Set(factors.indices) }

    /// Compares the two versions and looks for the causes.
    ///
    /// - Throws: ``CorpusError/incomplete(_:)`` when the screen could not be rendered.
    public mutating func report(on sample: String) async throws(CorpusError) -> BlameReport {
        let first = try await state([])
        let last = try await state(everything)
        let all = ScreenComparison(from: explorer.entries[first].outline, to: explorer.entries[last].outline).differences
        var findings: [BlameReport.Finding] = []
        var isComplete = true
        for difference in all.prefix(Self.maximumDifferences) {
            var causes: [Set<Int>] = []
            var shapers: [Int] = []
            do {
                causes = try await self.causes(of: difference)
                shapers = try await self.shapers(of: difference, besides: Set(causes.joined()))
            } catch .tooManyRenders {
                isComplete = false
            }
            findings.append(
                BlameReport.Finding(
                    difference: difference, causes: causes.map { names($0) }, shapedBy: names(Set(shapers)),
                    suspects: causes.isEmpty ? names(relevant) : []))
        }
        return BlameReport(
            sample: sample, from: old.id, to: new.id, factors: relevant.sorted().map { factors[$0] }, findings: findings,
            omitted: max(0, all.count - Self.maximumDifferences), renders: explorer.entries.count, isComplete: isComplete)
    }

    /// The factors that any rendering has looked at.
    var relevant: Set<Int> {
        Set(
            factors.indices.filter { index in
                explorer.entries.contains { factors[index].isRead(in: $0.reads, of: $0.version.features) }
            })
    }

    /// Whether the first version with some factors of the second shows a difference as the second does.
    mutating func shows(_ difference: ScreenDifference, with factors: Set<Int>) async throws(CorpusError) -> Bool {
        let index = try await state(factors)
        if differences[index] == nil {
            let list = ScreenComparison(from: explorer.entries[try await state([])].outline, to: explorer.entries[index].outline)
                .differences
            differences[index] = Dictionary(list.map { ($0.key, $0) }) { first, _ in first }
        }
        return differences[index]?[difference.key]?.agrees(with: difference) ?? false
    }

    /// What a factor adds to all the others: how the second version differs from itself without it.
    mutating func contributions(of factor: Int) async throws(CorpusError) -> [ScreenDifference] {
        if let known = contributions[factor] { return known }
        let (index, last) = (try await state(everything.subtracting([factor])), try await state(everything))
        let list = ScreenComparison(from: explorer.entries[index].outline, to: explorer.entries[last].outline).differences
        contributions[factor] = list
        return list
    }

    /// The rendering of a state.
    mutating func state(_ taken: Set<Int>) async throws(CorpusError) -> Int {
        if let index = states[taken] { return index }
        let index = try await explorer.explore(VersionFactor.blend(old, new, taking: taken.sorted().map { factors[$0] }))
        states[taken] = index
        return index
    }

    private func names(_ indices: Set<Int>) -> [String] {
        indices.sorted().map { factors[$0].name }
    }
}
