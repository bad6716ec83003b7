extension FlagBlame {
    /// Sets of factors each of which alone makes a difference; empty where none was found.
    mutating func causes(of difference: ScreenDifference) async throws(CorpusError) -> [Set<Int>] {
        var singles: [Set<Int>] = []
        for factor in factors.indices {
            if try await shows(difference, with: [factor]) { singles.append([factor]) }
        }
        if !singles.isEmpty { return singles }

        // Without these the second version does not show it.
        var needed: Set<Int> = []
        for factor in factors.indices {
            if try await !shows(difference, with: everything.subtracting([factor])) { needed.insert(factor) }
        }
        if needed.count > 1, try await shows(difference, with: needed) {
            return [try await minimal(needed, for: difference)]
        }

        let pairs = try await pairs(for: difference, with: needed)
        if !pairs.isEmpty { return pairs }
        return [try await minimal(everything, for: difference)]
    }

    /// The pairs that make a difference; those without what is needed in any case are passed over.
    private mutating func pairs(for difference: ScreenDifference, with needed: Set<Int>) async throws(CorpusError) -> [Set<Int>] {
        guard needed.count <= 2 else { return [] }
        let candidates = relevant.sorted()
        var found: [Set<Int>] = []
        for (position, first) in candidates.enumerated() {
            for second in candidates[(position + 1)...] where needed.isSubset(of: [first, second]) {
                guard try await shows(difference, with: [first, second]) else { continue }
                found.append([first, second])
                if found.count == Self.maximumCauses { return found }
            }
        }
        return found
    }

    /// A set from which nothing can be left out, made by leaving out one factor after the other.
    private mutating func minimal(_ set: Set<Int>, for difference: ScreenDifference) async throws(CorpusError) -> Set<Int> {
        var set = set
        for factor in set.sorted() {
            let rest = set.subtracting([factor])
            if try await shows(difference, with: rest) { set = rest }
        }
        return set
    }

    /// The factors that change the content of something that came, besides those that make it come.
    mutating func shapers(of difference: ScreenDifference, besides causes: Set<Int>) async throws(CorpusError) -> [Int] {
        guard difference.isArrival, !causes.isEmpty else { return [] }
        let last = try await state(everything)
        let isPart = difference.kind == .added
        let inside = isPart ? Set(explorer.entries[last].outline.contents(of: difference.element)) : []
        var shapers: [Int] = []
        for factor in factors.indices where !causes.contains(factor) {
            let index = try await state(everything.subtracting([factor]))
            guard index != last, explorer.entries[index].outline[difference.element] != nil else { continue }
            let shapes = try await contributions(of: factor).contains { change in
                difference.concernsContent(change) && !(change.isArrival && change.key == difference.key)
                    || inside.contains(change.element)
                    || isPart && explorer.entries[index].outline.ancestors(of: change.element).contains(difference.element)
            }
            if shapes { shapers.append(factor) }
        }
        return shapers
    }
}
