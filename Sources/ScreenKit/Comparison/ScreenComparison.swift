/// The structural differences between two renderings, by the ids of their parts.
///
/// Removed parts come first, in their order; then, in the order of the second rendering, what was added, moved or changed.
/// Of a part that was added or removed with all that is in it only the outermost is named.
public struct ScreenComparison: Sendable {
    private let old: ScreenOutline
    private let new: ScreenOutline
    public private(set) var differences: [ScreenDifference] = []

    public init(from old: ScreenOutline, to new: ScreenOutline) {
        self.old = old
        self.new = new
        guard old != new else { return }
        for element in old.elements where new[element.id] == nil { addOutermost(.removed, element, in: old, missingFrom: new) }
        let moves = moves()
        for element in new.elements {
            guard let before = old[element.id] else {
                addOutermost(.added, element, in: new, missingFrom: old)
                continue
            }
            if let move = moves[element.id] { add(.moved, element, before: move.from, after: move.to) }
            for change in ValueComparison(from: before.value, to: element.value).changes {
                add(.changed, element, property: change.path, before: change.before, after: change.after)
            }
        }
    }

    private mutating func addOutermost(
        _ kind: ScreenDifference.Kind, _ element: ScreenElement, in outline: ScreenOutline, missingFrom other: ScreenOutline
    ) {
        if let parent = element.parent, other[parent] == nil { return }
        add(kind, element, contained: outline.contents(of: element.id).count)
    }

    private mutating func add(
        _ kind: ScreenDifference.Kind, _ element: ScreenElement, property: String? = nil, before: String? = nil, after: String? = nil,
        contained: Int = 0
    ) {
        differences.append(
            ScreenDifference(
                kind: kind, element: element.id, property: property, before: before, after: after, label: element.label,
                contained: contained))
    }

    /// What stands elsewhere: in another part, or in another order among the parts that both renderings have there.
    private func moves() -> [ScreenElementID: (from: String, to: String)] {
        var result: [ScreenElementID: (from: String, to: String)] = [:]
        var before: [Place: [ScreenElementID]] = [:]
        var after: [Place: [ScreenElementID]] = [:]
        for element in old.elements {
            guard let other = new[element.id] else { continue }
            if Place(element) == Place(other) { before[Place(element), default: []].append(element.id) }
        }
        for element in new.elements {
            guard let other = old[element.id] else { continue }
            if Place(element) == Place(other) {
                after[Place(element), default: []].append(element.id)
            } else {
                result[element.id] = (Place(other).description, Place(element).description)
            }
        }
        for (place, order) in after {
            guard let former = before[place], former != order else { continue }
            let ranks = Dictionary(former.enumerated().map { ($1, $0) }) { first, _ in first }
            let staying = Set(Self.longestIncreasing(order.map { ranks[$0] ?? 0 }))
            for (index, id) in order.enumerated() {
                guard let rank = ranks[id], !staying.contains(rank) else { continue }
                result[id] = (
                    rank == 0 ? "nothing" : former[rank - 1].description, index == 0 ? "nothing" : order[index - 1].description
                )
            }
        }
        return result
    }

    /// The longest run of ranks that rise, so that as few parts as possible are said to have moved.
    private static func longestIncreasing(_ ranks: [Int]) -> [Int] {
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: ranks.count)
        for (index, rank) in ranks.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if ranks[tails[middle]] < rank { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var next = tails.last
        while let index = next {
            result.append(ranks[index])
            next = previous[index]
        }
        return result
    }

    /// Where a part is: in which other, and in which of its members.
    private struct Place: Hashable, CustomStringConvertible {
        let parent: ScreenElementID?
        let slot: String

        init(_ element: ScreenElement) {
            parent = element.parent
            slot = element.slot
        }

        var description: String { parent.map { "\(slot) of \($0)" } ?? slot }
    }
}
