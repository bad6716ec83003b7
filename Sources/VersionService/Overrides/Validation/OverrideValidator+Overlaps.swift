/// Overrides that get in each other's way.
extension OverrideValidator {
    /// O008: of two overrides of equal rank, neither would win.
    ///
    /// Kills may overlap, since all of them do the same.
    mutating func checkOverlaps() {
        let groups = Dictionary(grouping: overrides.features.indices) { index in
            Rank(flag: overrides.features[index].flag, precedence: overrides.features[index].precedence)
        }
        for (rank, indices) in groups where rank.precedence != .kill {
            for (place, index) in indices.enumerated() {
                if let earlier = indices[..<place].first(where: { clashes($0, index) }) { report(earlier, index) }
            }
        }
    }

    private struct Rank: Hashable {
        let flag: String
        let precedence: FeatureOverride.Precedence
    }

    private func clashes(_ index: Int, _ other: Int) -> Bool {
        let (left, right) = (overrides.features[index], overrides.features[other])
        return left.schedule.overlaps(right.schedule)
            && manifest.versions.contains { left.versions.contains($0.id) && right.versions.contains($0.id) }
    }

    private mutating func report(_ earlier: Int, _ index: Int) {
        let (left, right) = (overrides.features[earlier], overrides.features[index])
        let versions = manifest.versions.map(\.id).filter { left.versions.contains($0) && right.versions.contains($0) }
        add(
            .overlap,
            """
            `\(left.id)` (\(left.schedule)) and `\(right.id)` (\(right.schedule)) both give `\(right.flag)` a value in \
            \(versions.inWords); end one before the other starts, or remove one
            """, at: Self.pointer(toFeatureAt: index), about: right)
    }
}
